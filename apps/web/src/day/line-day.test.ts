import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { expect, test } from 'vitest'
import { lineDay } from './line-day.ts'

// Half past eleven in the evening of the 2nd in London is already the 3rd where the club is.
const now = new Date('2026-06-02T23:30:00Z')
const today = dayInLagos(now)

test('a day is a day where the club is', () => {
  expect(today).toBe('2026-06-03')
})

test('the last two days have names, today an hour, the others their date', () => {
  expect(lineDay('2026-06-02T23:10:00Z', today)).toBe('Today, 00:10')
  expect(lineDay('2026-06-02T10:05:00Z', today)).toBe('Yesterday')
  expect(lineDay('2026-06-01T08:00:00Z', today)).toBe('1 Jun')
  expect(lineDay('2025-09-21T08:00:00Z', today)).toBe('21 Sep')
})
