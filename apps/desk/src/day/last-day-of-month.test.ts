import { expect, test } from 'vitest'
import { lastDayOfMonth } from './last-day-of-month.ts'

test.each([
  [2026, 5, '2026-05-31'],
  [2026, 2, '2026-02-28'],
  [2028, 2, '2028-02-29'],
  [2026, 12, '2026-12-31'],
])('of %i-%i it is %s', (year, month, day) => {
  expect(lastDayOfMonth({ year, month })).toBe(day)
})
