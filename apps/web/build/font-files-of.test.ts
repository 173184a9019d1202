import { expect, it } from 'vitest'
import { fontFilesOf } from './font-files-of.ts'

const face = (file: string, range: string) =>
  `@font-face{font-family:F;src:url(/${file}.woff2)format("woff2");unicode-range:${range}}`

it('names the files that have characters of the page', () => {
  const css = `${face('latin', 'U+20-7E,U+20A6')}${face('more', 'U+100-17F')}@font-face{font-family:G;src:local(Arial)}`
  expect(fontFilesOf(css, '<p>Save</p>')).toEqual(['/latin.woff2'])
  expect(fontFilesOf(css, 'ā₦')).toEqual(['/latin.woff2', '/more.woff2'])
  expect(fontFilesOf(css, 'я')).toEqual([])
})
