import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Template } from './create-document.ts'

const script = /<script type="module"[^>]*><\/script>/
const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

/** What the bundler made of index.html, taken apart: each page puts it together in its own order. */
export function readTemplate(folder: string): Template {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const [entry = ''] = script.exec(html) ?? []
  const [, cssFile = ''] = stylesheet.exec(html) ?? []
  if (!entry || !cssFile) throw new Error('The built index.html names no script or no stylesheet.')
  return {
    html: html.replace(script, '').replace(preload, '').replace(stylesheet, ''),
    css: readFileSync(path.join(folder, cssFile), 'utf8'),
    cssFile,
    title: html.match(/<title>([^<]*)/)?.[1] ?? '',
    entry,
    preloads: [...html.matchAll(preload)].map(([, file = '']) => file),
  }
}
