import { expect, it } from 'vitest'
import { daysWaited, waitedText } from './days-waited.ts'

it.each([
  ['2026-06-03T08:00:00.000Z', 0, 'today'],
  // Half past midnight in Lagos.
  ['2026-06-02T23:30:00.000Z', 0, 'today'],
  ['2026-06-02T22:30:00.000Z', 1, '1 day'],
  ['2026-05-28T10:00:00.000Z', 6, '6 days'],
  // The club's clock was moved in between.
  ['2026-06-09T10:00:00.000Z', 0, 'today'],
])('what came in at %s has waited %i days on 3 June: %s', (since, days, text) => {
  expect(daysWaited(since, '2026-06-03')).toBe(days)
  expect(waitedText(days)).toBe(text)
})
