import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
  [12_345, '12,345'],
])('says %i as %s', (count, told) => {
  expect(counted(count)).toBe(told)
})
