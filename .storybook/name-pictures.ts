import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.join(import.meta.dirname, 'pictures')

const names = () =>
  JSON.stringify(globSync('*/*.webp', { cwd: folder }).map(file => file.replaceAll(path.sep, '/')))

/** Tells pages which committed pictures there are, in `pictures/all.json` beside them. */
export function namePictures(): Plugin {
  return {
    name: 'kinfold:pictures',
    configureServer({ middlewares }) {
      middlewares.use('/pictures/all.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(names())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pictures/all.json', source: names() })
    },
  }
}
