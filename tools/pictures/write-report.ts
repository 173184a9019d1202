import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pictureReport } from './picture-folders.ts'

/** A page with expected, actual and difference side by side. Answers its path, or nothing when no picture differs. */
export function writePictureReport(): string | undefined {
  const changed = globSync('*/*.png', { cwd: path.join(pictureReport, 'actual') }).sort()
  if (changed.length === 0) return undefined
  const rows = changed.map(file => {
    const difference = file.replace(/\.png$/, '-diff.png')
    return `<h2>${file}</h2><div>${figure('expected', file)}${figure('actual', file)}${figure('difference', difference)}</div>`
  })
  const page = path.join(pictureReport, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title>${style}${rows.join('')}`,
  )
  return page
}

const style = `<style>
  body { font: 15px system-ui; margin: 2rem; background: #eee }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #999 }
</style>`

function figure(kind: string, file: string): string {
  return `<figure><figcaption>${kind}</figcaption><img src="${kind}/${file}" alt=""></figure>`
}
