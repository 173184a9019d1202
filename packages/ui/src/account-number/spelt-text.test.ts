import { expect, test } from 'vitest'
import { groupsOf, spelt } from './spelt-text.tsx'

test.each([
  ['0123456789', ['0123', '4567', '89']],
  ['01234567', ['0123', '4567']],
  ['KF-7H2K9D4M', ['KF-', '7H2K', '9D4M']],
  ['', []],
])('%s is read in groups', (text, groups) => {
  expect(groupsOf(text)).toEqual(groups)
  expect(groupsOf(text).join('')).toBe(text)
})

test('signs are said one by one', () => {
  expect(spelt('0123456789')).toBe('0 1 2 3, 4 5 6 7, 8 9')
  expect(spelt('KF-7H2K9D4M')).toBe('K F, 7 H 2 K, 9 D 4 M')
})
