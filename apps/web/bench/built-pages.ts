// Our own pages and the bare ones beside them, behind one small server: compressed, HTTP/1.1, answers from memory.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { answersFor } from '@kinfold/api/mocks/answers-for'
import { build } from 'vite'

const web = path.resolve(import.meta.dirname, '..')
const floor = path.join(web, 'bench/floor')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
const answerAsDayo = answersFor('dayo')

type Sent = { type: string; body: Buffer }

function compressed(type: string, content: Buffer): Sent {
  return { type, body: type === 'font/woff2' ? content : brotliCompressSync(content) }
}

function readFolder(folder: string, prefix = ''): Map<string, Sent> {
  const files = new Map<string, Sent>()
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const type = types[path.extname(file)]
    if (!type) continue
    const address = `${prefix}/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '')
    files.set(address || '/', compressed(type, readFileSync(path.join(folder, file))))
  }
  return files
}

async function buildFloor(): Promise<Map<string, Sent>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-floor-'))
  try {
    await build({
      configFile: false,
      root: floor,
      base: '/floor/',
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: [path.join(floor, 'sign-in.html'), path.join(floor, 'dashboard.html')],
        },
      },
    })
    return readFolder(folder, '/floor')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the club says to a call that carries nothing. It is no demo: nobody is offered to sign in as. */
async function answer(method: string, url: string): Promise<Sent | undefined> {
  if (url === '/api/demo/people') return undefined
  const answered = await answerAsDayo(new Request(`http://club.test${url}`, { method }))
  if (!answered?.ok) return undefined
  return compressed('application/json', Buffer.from(await answered.arrayBuffer()))
}

export type Pages = { url: string; stop(): Promise<void> }

export async function serveBuiltPages(): Promise<Pages> {
  const dist = path.join(web, 'dist')
  if (!existsSync(dist)) throw new Error('Build the web app first.')
  const files = new Map([...readFolder(dist), ...(await buildFloor())])
  const shell = files.get('/app.html')
  const answers = new Map<string, Promise<Sent | undefined>>()
  const answered = (method: string, url: string) => {
    const known = answers.get(url) ?? answer(method, url)
    answers.set(url, known)
    return known
  }
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const address = url.replace(/[?#].*$/, '')
    const page = url.endsWith('?sandbox') ? '/demo-door.html' : address
    const found = address.startsWith('/api/')
      ? await answered(method, url)
      : (files.get(page) ?? (address.startsWith('/dashboard') ? shell : undefined))
    if (!found) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', found.type)
    if (found.type !== 'font/woff2') response.setHeader('content-encoding', 'br')
    if (address.startsWith('/assets/'))
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.end(found.body)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The pages could not be served.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
