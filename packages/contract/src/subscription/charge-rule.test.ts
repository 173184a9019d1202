import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intervals } from '../payment/interval.ts'
import { type ChargeRule, latestPeriod, nextPeriod, periodFrom, retryDay } from './charge-rule.ts'

function periodsOf(first: string, rule: ChargeRule, count: number): string[] {
  const periods = [first]
  while (periods.length < count) periods.push(nextPeriod(periods.at(-1) ?? first, rule))
  return periods
}

const monthly = (anchor_day: number): ChargeRule => ({ interval: 'monthly', anchor_day })

describe('the periods of a recurring contribution', () => {
  it('fall on a shorter month’s last day and return to the anchor', () => {
    expect(periodsOf('2027-12-31', monthly(31), 5)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
    expect(periodsOf('2026-12-30', monthly(30), 4)).toEqual([
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
      '2027-03-30',
    ])
  })

  it('keep a 29 February in mind', () => {
    expect(periodsOf('2028-01-29', monthly(29), 3)).toEqual([
      '2028-01-29',
      '2028-02-29',
      '2028-03-29',
    ])
    expect(periodsOf('2028-02-29', { interval: 'quarterly', anchor_day: 29 }, 6)).toEqual([
      '2028-02-29',
      '2028-05-29',
      '2028-08-29',
      '2028-11-29',
      '2029-02-28',
      '2029-05-29',
    ])
  })

  it('come every seven days', () => {
    const weekly: ChargeRule = { interval: 'weekly', anchor_day: 23 }
    expect(periodsOf('2028-02-23', weekly, 3)).toEqual(['2028-02-23', '2028-03-01', '2028-03-08'])
  })

  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  const rules = fc
    .record({ interval: fc.constantFrom(...intervals), first: day })
    .map(({ interval, first }) => {
      return { first, rule: { interval, anchor_day: Number(first.slice(8)) } }
    })

  it('leave no month out and have none twice, for three years from any day', () => {
    fc.assert(
      fc.property(rules, ({ first, rule }) => {
        const count = { weekly: 157, monthly: 37, quarterly: 13 }[rule.interval]
        const periods = periodsOf(first, rule, count)
        const last = (month: string) =>
          new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
        const [year = 0, month = 1] = first.split('-').map(Number)
        periods.forEach((period, turn) => {
          if (rule.interval === 'weekly') {
            expect(Date.parse(period) - Date.parse(first)).toBe(turn * 7 * 86_400_000)
            return
          }
          const months = turn * (rule.interval === 'monthly' ? 1 : 3)
          const there = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
          expect(period.slice(0, 7)).toBe(there)
          expect(Number(period.slice(8))).toBe(Math.min(rule.anchor_day, last(there)))
        })
      }),
    )
  })

  it('are found from any day on, and up to it', () => {
    fc.assert(
      fc.property(rules, day, ({ first, rule }, today) => {
        const from = periodFrom(first, rule, today)
        const latest = latestPeriod(first, rule, today)
        expect(from >= today || from === first).toBe(true)
        expect(latest <= today || latest === first).toBe(true)
        if (first <= today && from !== latest) expect(nextPeriod(latest, rule)).toBe(from)
      }),
    )
  })
})

it('a charge that failed is tried again after 1, 3 and 5 days, and no more', () => {
  expect(retryDay('2028-02-28', 1)).toBe('2028-02-29')
  expect(retryDay('2028-02-29', 2)).toBe('2028-03-02')
  expect(retryDay('2028-03-02', 3)).toBe('2028-03-04')
  expect(retryDay('2028-03-04', 4)).toBe(undefined)
})
