import { expect, test } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [10_000_000, '10.0 MB'],
])('%i is %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
