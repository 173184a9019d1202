// The package of parts as others have it: packed, installed by npm into two bare apps, type-checked, built and used.
import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import { type Served, serveFolder } from '@kinfold/test-support/network/serve-folder'
import { sparePort } from '@kinfold/test-support/network/spare-port'
import { patience } from '@kinfold/test-support/patience'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { runCommand } from '../stage/run-command.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-consumers-'))
// A test is no mode to build in, and nobody else is told of it.
const own = { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' }
const limit = { timeout: patience(240_000) }
let browser: Browser
let packed = ''

beforeAll(async () => {
  const build = await runCommand('node', ['packages/ui/package/pack.ts'], { env: own })
  packed = path.join(projectFolder, build.stdout.trim())
  const { executablePath, args, env } = await findBrowser()
  browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
}, limit.timeout)

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(cwd: string, program: string, ...args: string[]): Promise<void> {
  const { code, output } = await runCommand(program, args, { cwd, env: own })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output.slice(-4_000)}`)
}

/** A folder of its own with the app and what it needs, the package among it. */
async function install(name: string): Promise<string> {
  const app = path.join(folder, name)
  cpSync(path.join(import.meta.dirname, 'apps', name), app, { recursive: true })
  cpSync(path.join(import.meta.dirname, 'apps/pledge.tsx'), path.join(app, 'pledge.tsx'))
  const manifest = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8'))
  manifest.dependencies['@kinfold/ui'] = `file:${packed}`
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest))
  await run(app, 'npm', 'install', '--no-audit', '--no-fund')
  return app
}

/** The server of Next, once it says that it is ready. */
async function startNext(app: string, port: number): Promise<() => void> {
  const args = ['next', 'start', '-H', '127.0.0.1', '-p', String(port)]
  const server = spawn('npx', args, { cwd: app, detached: true, env: { ...process.env, ...own } })
  const stop = () => process.kill(-(server.pid ?? 0))
  for await (const words of server.stdout) if (String(words).includes('Ready')) return stop
  throw new Error('Next ended before it was ready.')
}

/** A page on which nothing may go wrong. */
async function open(url: string, width: number): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', message => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url))
      wrong.push(message.text())
  })
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, wrong }
}

async function inaccessible(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => Reflect.get(globalThis, 'axe').run())
  return violations.map(({ id }: { id: string }) => id)
}

/** Every computed style of the page's own elements. */
const looksOfHost = () =>
  [...document.querySelectorAll('aside, aside *')].map(element => {
    const style = getComputedStyle(element)
    const names = [...style].filter(name => !name.startsWith('--'))
    return Object.fromEntries(names.map(name => [name, style.getPropertyValue(name)]))
  })

/** What somebody does with it: fills it in, sends it, opens and closes the dialog. */
async function use(page: Page): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill('1250.50')
  await page.getByLabel('Day', { exact: true }).fill('31/12/2026')
  await page.getByRole('button', { name: 'Pledge' }).click()
  await page.getByText('125050 from 2026-12-31').waitFor()
  await page.getByRole('button', { name: 'Why?' }).click()
  await page.getByRole('dialog').getByText('So that the family can plan.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('an app of Vite, with the least React that is promised', () => {
  let app = ''
  let served: Served
  beforeAll(async () => {
    app = await install('vite')
    await run(app, 'npx', 'tsc', '-p', '.')
    await run(app, 'npx', 'vite', 'build', '--logLevel', 'error')
    served = await serveFolder(path.join(app, 'dist'))
  }, limit.timeout)
  afterAll(() => served?.stop())

  it('has what it installed and one style sheet', () => {
    expect(globSync('dist/assets/index-*.css', { cwd: app })).toHaveLength(1)
  })

  it('is a guest in a page with styles of its own: neither changes the other', limit, async () => {
    const { page } = await open(`${served.url}/`, 1280)
    const lookOfParts = async () => {
      await page.addStyleTag({ content: 'html, body { background: white !important }' })
      return page.getByRole('main').screenshot()
    }
    const alone = await lookOfParts()
    await page.goto(`${served.url}/#guest`)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect((await lookOfParts()).equals(alone)).toBe(true)
    const withParts = await page.evaluate(looksOfHost)
    await page.locator('link[href*="index-"]').evaluate(link => link.remove())
    expect(await page.evaluate(looksOfHost)).toEqual(withParts)
    await page.close()
  })

  it.each([
    ['on a phone', 375, 'light', ''],
    ['on a desktop by night', 1280, 'dark', ''],
    ['in Arabic', 1280, 'light', '#ar'],
  ] as const)('is used %s', limit, async (_, width, theme, hash) => {
    const { page, wrong } = await open(`${served.url}/${hash}`, width)
    await page.evaluate(chosen => localStorage.setItem('theme', chosen), theme)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.className)).toBe(
      theme === 'dark' ? 'dark' : '',
    )
    await use(page)
    expect(await inaccessible(page)).toEqual([])
    expect(wrong).toEqual([])
    await page.close()
  })
})

describe('an app of Next', () => {
  let url = ''
  let stop: (() => void) | undefined
  beforeAll(async () => {
    const app = await install('next')
    await run(app, 'npx', 'next', 'build')
    const port = await sparePort()
    url = `http://127.0.0.1:${port}`
    stop = await startNext(app, port)
  }, limit.timeout)
  afterAll(() => stop?.())

  it('renders parts on its server, and the browser takes the form over', limit, async () => {
    expect(await fetch(url).then(answer => answer.text())).toMatch(/41,250.*Share/s)
    const { page, wrong } = await open(url, 1280)
    await use(page)
    expect(await inaccessible(page)).toEqual([])
    expect(wrong).toEqual([])
    await page.close()
  })
})
