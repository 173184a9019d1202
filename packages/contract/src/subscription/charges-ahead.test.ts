import { expect, it } from 'vitest'
import { chargesAhead } from './charges-ahead.ts'

const monthly = { interval: 'monthly', anchor_day: 31 } as const

it('a shorter month is charged on its last day', () => {
  const due = { period_on: '2026-06-30', next_charge_on: '2026-06-30' }
  expect(chargesAhead(due, monthly, 3)).toEqual(['2026-06-30', '2026-07-31', '2026-08-31'])
})

it('a late charge doesn’t move those after it', () => {
  const late = { period_on: '2026-06-30', next_charge_on: '2026-07-03' }
  expect(chargesAhead(late, monthly, 2)).toEqual(['2026-07-03', '2026-07-31'])
})

it('what was missed is charged on a day of its own', () => {
  const weekly = { interval: 'weekly', anchor_day: 1 } as const
  const missed = { period_on: '2026-06-01', next_charge_on: '2026-06-09' }
  expect(chargesAhead(missed, weekly, 3)).toEqual(['2026-06-09', '2026-06-10', '2026-06-15'])
})

it('nothing lies ahead of one that is paused', () => {
  expect(chargesAhead({ period_on: '2026-06-30', next_charge_on: null }, monthly, 3)).toEqual([])
})
