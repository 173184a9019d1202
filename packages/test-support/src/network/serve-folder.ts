import { preview } from 'vite'
import { sparePort } from './spare-port.ts'

export type Served = { url: string; stop(): Promise<void> }

/** A folder of built files on a spare port of this machine. */
export async function serveFolder(folder: string): Promise<Served> {
  const port = await sparePort()
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    // The files don't change while they are served, and many pages ask for the same.
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      headers: { 'cache-control': 'max-age=3600' },
    },
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
