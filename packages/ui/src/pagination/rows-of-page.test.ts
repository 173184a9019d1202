import { expect, test } from 'vitest'
import { paginationWords } from './pagination.words.ts'
import { rowsOfPage } from './rows-of-page.ts'

test.each([
  [2, 20, 153, 'Page 2 of 8, rows 21 to 40 of 153'],
  [8, 20, 153, 'Page 8 of 8, rows 141 to 153 of 153'],
  [401, 25, 10_003, 'Page 401 of 401, rows 10,001 to 10,003 of 10,003'],
])('page %d of %d each and %d in all is said as %s', (page, perPage, totalCount, words) => {
  const rows = rowsOfPage({ page, perPage, totalCount }, 'en-NG')
  const pages = Math.ceil(totalCount / perPage)
  expect(paginationWords.gone(page, pages, rows, 'rows')).toBe(words)
})
