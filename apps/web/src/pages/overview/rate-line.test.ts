import { expect, test } from 'vitest'
import { rateAge, rateLine } from './rate-line.ts'

const rate = { exchange_rate: '1532.5', set_at: '2026-05-31T23:30:00.000Z' }

test('a rate says since when, by the day where the club is', () => {
  expect(rateLine(rate)).toBe('the club’s rate of 1 June 2026, $1 = ₦1,532.50')
  expect(rateAge(rate, '2026-11-21')).toBe('$1 = ₦1,532.50, set on 1 June 2026, 173 days ago')
  expect(rateAge(rate, '2026-06-01')).toBe('$1 = ₦1,532.50, set on 1 June 2026, today')
})

test('a rate that nobody set has no price', () => {
  expect(rateAge({ exchange_rate: null, set_at: null }, '2026-06-01')).toBe('$1 = ₦–')
})
