import { expect, it } from 'vitest'
import { rhythm } from './rhythm.ts'

it.each([
  ['monthly', 1, 'on the 1st of each month'],
  ['monthly', 2, 'on the 2nd of each month'],
  ['monthly', 11, 'on the 11th of each month'],
  ['monthly', 23, 'on the 23rd of each month'],
  ['quarterly', 31, 'on the 31st of every third month'],
] as const)('%s, day %i: %s', (interval, anchor_day, said) => {
  expect(rhythm({ interval, anchor_day, period_on: null })).toBe(said)
})

it('a weekly one has its weekday as soon as a charge lies ahead', () => {
  const weekly = { interval: 'weekly', anchor_day: 5 } as const
  expect(rhythm({ ...weekly, period_on: '2026-06-05' })).toBe('every Friday')
  expect(rhythm({ ...weekly, period_on: null })).toBe('every week')
})
