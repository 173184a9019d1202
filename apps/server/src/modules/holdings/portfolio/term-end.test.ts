import { expect, it } from 'vitest'
import { nextTermEnd, termEnd } from './term-end.ts'

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2025-06-03', 12, '2026-06-03'],
  ['2026-12-31', 600, '2076-12-31'],
])('a term from %s over %s months ends on %s', (from, months, end) => {
  expect(termEnd(from, months)).toBe(end)
})

it.each([
  ['2026-01-31', 1, '2026-02-28', '2026-03-31'],
  ['2026-01-31', 1, '2026-03-31', '2026-04-30'],
  ['2025-08-31', 6, '2026-02-28', '2026-08-31'],
  ['2024-02-29', 12, '2027-02-28', '2028-02-29'],
  // As in the demo club: rolled over once.
  ['2024-07-10', 12, '2025-07-10', '2026-07-10'],
])('a portfolio from %s over %s months, after %s, until %s', (from, months, ended, end) => {
  expect(nextTermEnd(from, months, ended)).toBe(end)
})
