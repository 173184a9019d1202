import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import { chromium } from 'playwright'
import { listPictures } from '../pictures/list-pictures.ts'
import { acceptedPictures, pictureSheets } from '../pictures/picture-folders.ts'

// One sheet per theme with every committed picture on it, to look at the whole at once.
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
mkdirSync(pictureSheets, { recursive: true })

for (const theme of ['light', 'dark']) {
  const figures = listPictures()
    .filter(file => file.startsWith(theme))
    .map(file => {
      const data = readFileSync(path.join(acceptedPictures, file)).toString('base64')
      return `<figure><img src="data:image/webp;base64,${data}" alt=""><figcaption>${file}</figcaption></figure>`
    })
  const background = theme === 'light' ? '#ddd' : '#333'
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: ${background}; columns: 4; column-gap: 16px; font: 12px sans-serif; color: #888 }
    figure { margin: 0 0 16px; break-inside: avoid } img { width: 100%; display: block }
  </style>${figures.join('')}`
  writeFileSync(path.join(pictureSheets, `${theme}.html`), html)
  const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } })
  await page.setContent(html)
  await page.screenshot({ path: path.join(pictureSheets, `${theme}.png`), fullPage: true })
  console.log(path.join(pictureSheets, `${theme}.png`))
}
await browser.close()
