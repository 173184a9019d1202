import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 13, '1 2 gap 13'],
  [4, 13, '1 2 3 4 5 gap 13'],
  [7, 13, '1 gap 6 7 8 gap 13'],
  [10, 13, '1 gap 9 10 11 12 13'],
  [13, 13, '1 gap 12 13'],
])('page %d of %d offers %s', (page, pages, expected) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(expected)
})
