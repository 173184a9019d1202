// The page that bench/show.bench.ts measures, built as an app is built.
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const output = path.join(import.meta.dirname, '../node_modules/.cache/show-page')

export async function buildShowPage(): Promise<string> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'show-page'),
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { outDir: output, emptyOutDir: true },
  })
  return output
}
