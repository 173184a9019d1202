// A bare React page beside ours: compressed and answered from memory, as quick as a page can be.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sparePort } from '@kinfold/test-support/network/spare-port'
import { build } from 'vite'

type Sent = { readonly type: string; readonly body: Buffer }

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

const sent = (type: string, content: Buffer): Sent => ({ type, body: brotliCompressSync(content) })

async function builtPage(): Promise<Map<string, Sent>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-floor-'))
  try {
    await build({
      configFile: false,
      root: path.join(import.meta.dirname, 'floor'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    })
    const files = globSync('**/*.{html,js}', { cwd: folder }).map(file => {
      const content = readFileSync(path.join(folder, file))
      const address = `/${file}`.replace(/index\.html$/, '')
      return [address, sent(types[path.extname(file)] ?? '', content)] as const
    })
    return new Map(files)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function serveFloor(): Promise<{ url: string; stop(): void }> {
  const files = await builtPage()
  const profile = Buffer.from(JSON.stringify({ first_name: 'Ngozi' }))
  files.set('/api/customer/get', sent('application/json', profile))
  const server = createServer((request, response) => {
    const found = files.get(request.url ?? '')
    if (!found) return void response.writeHead(404).end()
    response.setHeader('content-type', found.type)
    response.setHeader('content-encoding', 'br')
    response.end(found.body)
  })
  const port = await sparePort()
  await new Promise<void>(ready => server.listen(port, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
