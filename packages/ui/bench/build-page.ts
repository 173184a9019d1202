// A page of parts alone, built as an app is built: Storybook watches every change of its page, and that would be measured too.
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const outDir = path.join(import.meta.dirname, '../node_modules/.cache/parts-page')

export async function buildPage(): Promise<string> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'parts-page'),
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
