import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { expect, test } from 'vitest'
import { dayHeading } from './day-heading.ts'

// Half past eleven in the evening of the 2nd in London is already the 3rd where the club is.
const now = new Date('2026-06-02T23:30:00Z')

test('a day is a day where the club is', () => {
  expect(dayInLagos(now)).toBe('2026-06-03')
})

const today = dayInLagos(now)

test('the last two days have names, the others their date', () => {
  expect(dayHeading('2026-06-03', today)).toBe('Today')
  expect(dayHeading('2026-06-02', today)).toBe('Yesterday')
  expect(dayHeading('2026-06-01', today)).toBe('Monday, 1 June 2026')
})
