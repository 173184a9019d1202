import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

const september = new Date('2026-09-04T23:30:00.000Z')

it.each([
  [{ dateStyle: 'medium' }, '5 Sep 2026'],
  [
    { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false },
    '5 Sep, 00:30',
  ],
  [{ month: 'short', timeZone: 'UTC' }, 'Sep'],
  [{ dateStyle: 'long' }, '5 September 2026'],
] as const)('writes September with three letters where it is short: %j', (options, text) => {
  expect(dateFormat(options)(september)).toBe(text)
})
