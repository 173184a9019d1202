import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createUploadFolder } from '../providers/files/upload-folder.ts'
import { type AppParts, createApp } from '../start/app.ts'
import { addStorybook } from './add-storybook.ts'
import { readWebApp } from './web-app.ts'
import { addWellKnown } from './well-known.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'kinfold-web-'))
const deskDist = mkdtempSync(path.join(tmpdir(), 'kinfold-desk-'))
let app: FastifyInstance

beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'auth/login/index.html': '<title>Sign In</title>',
    'auth/sign-up/index.html': '<a href="/">Home</a><a href="/auth/login">Sign In</a>',
    'app.html': '<title>App</title>',
    'demo-door.html': '<title>Sign In</title><a href="/auth/sign-up">Register</a><ul></ul>',
    'verify/index.html': '<title>Genuine</title>',
    'assets/main-1a2b3c.js': 'console.log(1)',
    'assets/main-1a2b3c.js.br': brotliCompressSync('console.log(1)'),
    'favicon.svg': '<svg/>',
    '.env': 'SECRET=1',
    'csp.json': JSON.stringify({
      scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
      thirdParties: [],
    }),
  }
  writeFiles(dist, files)
  writeFiles(deskDist, {
    'app.html': '<title>Desk</title>',
    'assets/desk-1a2b3c.js': 'console.log(2)',
    'assets/desk-1a2b3c.js.br': brotliCompressSync('console.log(2)'),
    'csp.json': JSON.stringify({ scriptHashes: [], thirdParties: ['captcha'] }),
  })
  app = await appOn(dist)
})
afterAll(async () => {
  await app.close()
  for (const folder of [dist, deskDist]) rmSync(folder, { recursive: true })
})

function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}

function appOn(folder: string, more: Partial<AppParts> = {}): Promise<FastifyInstance> {
  return createApp({
    routes: [],
    services: {
      findCaller: async () => undefined,
      admissionTo: () => undefined,
      once: async () => undefined,
      logSecurityEvent: () => undefined,
      refused: () => undefined,
      uploads: createUploadFolder('/nowhere'),
      checkAnswers: true,
    },
    web: readWebApp(folder),
    desk: readWebApp(deskDist),
    log: createLog('silent'),
    metrics: createMetrics({ processMetrics: false }),
    trustedProxies: 0,
    https: true,
    pages: [],
    ...more,
  })
}

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('the built web app', () => {
  it('sends its pre-rendered pages, to be revalidated each time', async () => {
    for (const url of ['/auth/login', '/auth/login/', '/auth/login?redirect_url=%2Fdashboard%2F']) {
      const page = await get(url)
      expect([page.statusCode, page.body]).toEqual([200, '<title>Sign In</title>'])
      expect(page.headers['cache-control']).toBe('no-cache')
      expect(page.headers['content-type']).toContain('text/html')
    }
  })

  it.each([
    ['?redirect_url=%2Fdashboard%2Fwallet', '/auth/login?redirect_url=%2Fdashboard%2Fwallet'],
    [
      '?redirect_url=/dashboard/wallet%3Fa%3D%22%3E%3Cb%3E',
      '/auth/login?redirect_url=%2Fdashboard%2Fwallet%3Fa%3D%22%3E%3Cb%3E',
    ],
    ['?redirect_url=%2F%2Felsewhere.example', '/auth/login'],
    ['?redirect_url=%2Fdashboard%2F..%2Fauth', '/auth/login'],
    ['?redirect_url=', '/auth/login'],
    ['', '/auth/login'],
  ])('has the links of a page lead on to where its address asks: %s', async (query, href) => {
    for (const address of ['/auth/sign-up', '/auth/sign-up/']) {
      const page = await get(address + query)
      expect(page.body).toBe(`<a href="/">Home</a><a href="${href}">Sign In</a>`)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.headers['cache-control']).toBe('no-cache')
    }
  })

  it('has the people of a sandbox stand below the form of its sign-in page alone', async () => {
    let offers = true
    const sandbox = await appOn(dist, { offersDemo: async () => offers })
    const titleOf = async (url: string) => (await sandbox.inject(url)).body
    for (const url of ['/auth/login', '/auth/login/']) expect(await titleOf(url)).toMatch(/<ul>/)
    expect(await titleOf('/auth/login?redirect_url=%2Fdashboard%2Fwallet')).toContain(
      'href="/auth/sign-up?redirect_url=%2Fdashboard%2Fwallet"',
    )
    expect(await titleOf('/auth/sign-up')).not.toMatch(/<ul>/)
    expect((await sandbox.inject('/demo-door.html')).statusCode).toBe(404)
    offers = false
    expect(await titleOf('/auth/login')).toBe('<title>Sign In</title>')
    await sandbox.close()
  })

  it('sends hashed files for a year, compressed where they are', async () => {
    const script = await get('/assets/main-1a2b3c.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(script.headers['content-type']).toContain('javascript')
    expect(String(script.headers.vary)).toMatch(/accept-encoding/i)
    const plain = await get('/assets/main-1a2b3c.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('console.log(1)')
  })

  it('answers again with 304 when nothing changed', async () => {
    const { etag } = (await get('/auth/login')).headers
    expect((await get('/auth/login', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it.each([
    ['/', 302, ''],
    ['/dashboard', 200, '<title>App</title>'],
    ['/dashboard/wallet?x=1', 200, '<title>App</title>'],
    ['/auth/nothing', 404, '<title>App</title>'],
    ['/nothing', 404, '<title>App</title>'],
    ['/verify', 200, '<title>Genuine</title>'],
    ['/verify/7H2K-9D4M-AB3C-X5YZ', 200, '<title>Genuine</title>'],
    ['/verify/7H2K-9D4M-AB3C-X5YZ/?from=qr', 200, '<title>Genuine</title>'],
    ['/verify/a/b', 404, '<title>App</title>'],
    ['/favicon.svg', 200, '<svg/>'],
    ['/assets/gone-123.js', 404, 'Not found'],
    ['/csp.json', 404, 'Not found'],
    ['/app.html', 404, 'Not found'],
    ['/demo-door.html', 404, 'Not found'],
    ['/.env', 404, 'Not found'],
    ['/../secret.txt', 404, 'Not found'],
    ['/assets/..%2f.env', 404, 'Not found'],
    ['/assets/%2e%2e/.env', 404, 'Not found'],
  ])('%s → %i', async (url, status, body) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([status, body])
  })

  const policyOf = async (server: FastifyInstance) => {
    const { headers } = await server.inject('/auth/login')
    return String(headers['content-security-policy']).split('; ')
  }
  const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

  it('allows its own scripts and the hashed inline ones, and nothing else', async () => {
    expect(await policyOf(app)).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hash}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ])
    const { headers } = await get('/auth/login')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })

  it('allows the services that it was built with', async () => {
    const captcha = 'https://challenges.cloudflare.com'
    const tags = 'https://www.googletagmanager.com'
    const counting = `${tags} https://*.google-analytics.com`
    expect(await loadsOf(['captcha'])).toEqual([
      `script-src 'self' ${captcha}`,
      "img-src 'self' data: blob:",
      `connect-src 'self' ${captcha}`,
      `frame-src ${captcha}`,
    ])
    expect(await loadsOf(['analytics', 'tag manager'])).toEqual([
      `script-src 'self' ${tags}`,
      `img-src 'self' data: blob: ${counting}`,
      `connect-src 'self' ${counting}`,
      "frame-src 'none'",
    ])

    async function loadsOf(thirdParties: readonly string[]) {
      const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-web-'))
      writeFileSync(
        path.join(folder, 'csp.json'),
        JSON.stringify({ scriptHashes: [], thirdParties }),
      )
      const server = await appOn(folder)
      const policy = await policyOf(server)
      await server.close()
      rmSync(folder, { recursive: true })
      return policy.filter(directive => /^(script|img|connect|frame)-src/.test(directive))
    }
  })

  it('makes API answers uncacheable', async () => {
    const { headers } = await get('/api/nothing')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('explains what to do when it is not built', async () => {
    const bare = await appOn(path.join(dist, 'nowhere'))
    const answer = await bare.inject('/dashboard')
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('npm start')])
    await bare.close()
  })

  it.each([
    { scriptHashes: ["'unsafe-inline'"], thirdParties: [] },
    { scriptHashes: [], thirdParties: ['https://elsewhere.example'] },
  ])('refuses unknown scripts in its build: %j', content => {
    const odd = mkdtempSync(path.join(tmpdir(), 'kinfold-web-'))
    writeFileSync(path.join(odd, 'csp.json'), JSON.stringify(content))
    expect(() => readWebApp(odd)).toThrow('should hold')
    rmSync(odd, { recursive: true })
  })
})

describe('the built desk', () => {
  it.each([
    ['/desk', 200, '<title>Desk</title>'],
    ['/desk/', 200, '<title>Desk</title>'],
    ['/desk/kyc/1?status=submitted', 200, '<title>Desk</title>'],
    ['/desk/assets/desk-1a2b3c.js', 200, 'console.log(2)'],
    ['/desk/assets/main-1a2b3c.js', 404, 'Not found'],
    ['/assets/desk-1a2b3c.js', 404, 'Not found'],
    ['/desk/csp.json', 404, 'Not found'],
    ['/desk/app.html', 404, 'Not found'],
    ['/desk/../.env', 404, 'Not found'],
    ['/desktop', 404, '<title>App</title>'],
  ])('%s → %i', async (url, status, body) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([status, body])
  })

  it('is cached as the members’ app is', async () => {
    const script = await get('/desk/assets/desk-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('/desk')).headers['cache-control']).toBe('no-cache')
  })

  it('shows files in the viewer of the browser, and loads what it was built with', async () => {
    const { headers } = await get('/desk/kyc')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com")
    expect(policy).toContain('frame-src https://challenges.cloudflare.com blob:')
    expect(policy).toContain('object-src blob:')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })
})

describe('a built Storybook', () => {
  it('may frame itself, and nothing else may', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-storybook-'))
    writeFiles(folder, { 'index.html': '<title>Stories</title>', 'iframe.html': '<p>A story' })
    const own = await appOn(dist, { pages: [page => addStorybook(page, folder)] })
    expect((await own.inject({ url: '/storybook' })).headers.location).toBe('/storybook/')
    const front = await own.inject({ url: '/storybook/' })
    expect(front.body).toBe('<title>Stories</title>')
    const story = await own.inject({ url: '/storybook/iframe.html?id=a' })
    expect(story.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(story.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect((await own.inject({ url: '/storybook/../csp.json' })).statusCode).toBe(404)
    expect((await own.inject({ url: '/storybook/none.js' })).statusCode).toBe(404)
    expect((await get('/storybook/')).body).not.toContain('Stories')
    await own.close()
    rmSync(folder, { recursive: true })
  })
})

describe('what programs ask every site for', () => {
  const now = new Date('2026-06-03T09:00:00Z')
  const club = { supportEmail: 'help@club.example', now: () => now }
  let open: FastifyInstance
  beforeAll(async () => {
    open = await appOn(dist, { pages: [page => addWellKnown(page, club)] })
  })
  afterAll(() => open.close())

  it.each([
    ['/.well-known/change-password', '/dashboard/my-account?tab=Security'],
    ['/favicon.ico', '/apple-touch-icon.png'],
  ])('%s leads to %s', async (url, to) => {
    const { statusCode, headers } = await open.inject(url)
    expect([statusCode, headers.location]).toEqual([302, to])
  })

  it('says whom to tell of a weakness, for half a year', async () => {
    const { body } = await open.inject('/.well-known/security.txt')
    expect(body).toContain('Contact: mailto:help@club.example\nExpires: 2026-11-30T')
  })

  it('keeps searching programs to the public pages', async () => {
    expect((await open.inject('/robots.txt')).body).toContain('Disallow: /dashboard\n')
  })

  it('has nothing else that is well known', async () => {
    expect((await open.inject('/.well-known/made-up')).statusCode).toBe(404)
  })
})

describe('an answer that could not be sent', () => {
  const cut = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

  async function failing(leaves: boolean) {
    const logged: string[] = []
    const log = createLog('info', { write: line => void logged.push(line) })
    const add = (page: FastifyInstance) =>
      page.get('/script/:name', (_request, reply) => {
        if (leaves) reply.raw.destroy()
        throw cut
      })
    const open = await appOn(dist, { log, pages: [add] })
    await open.inject('/script/main.js').catch(() => undefined)
    await open.close()
    return logged.map(line => JSON.parse(line)).filter(({ level }) => level === 'error')
  }

  it('is no error where the visitor has left', async () => {
    expect(await failing(true)).toEqual([])
  })

  it('is one, with the call that it was, where the visitor waits', async () => {
    const [failed] = await failing(false)
    expect(failed).toMatchObject({ method: 'GET', route: '/script/:name', err: { code: cut.code } })
  })
})
