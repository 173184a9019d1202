import { describe, expect, it } from 'vitest'
import { goalOutlook, goalShare } from './goal-outlook.ts'
import { goalDayProblem, goalProblem } from './goal-problem.ts'
import { portfolioStatuses } from './portfolio-status.ts'

const facts = {
  currency: 'NGN',
  value: 400_000,
  goal: { amount: 1_000_000, by: '2027-06-03' },
  today: '2026-06-03',
  matures_on: null,
  at_maturity: 'pay_out',
} as const
const monthly = {
  amount: 40_000,
  interval: 'monthly',
  anchor_day: 30,
  period_on: '2026-06-30',
  next_charge_on: '2026-06-30',
} as const

describe('what a goal still takes', () => {
  it('is shared by the months until its day, in whole naira, and is never too little', () => {
    expect(goalOutlook(facts)).toEqual({
      state: 'under_way',
      missing: 600_000_00n,
      until: '2027-06-03',
      toCome: 0n,
      months: 12,
      monthly: 50_000_00n,
    })
    const odd = { ...facts, goal: { ...facts.goal, amount: 1_000_000.01 } }
    expect(goalOutlook(odd)).toMatchObject({ missing: 600_000_01n, monthly: 50_001_00n })
  })

  it.each([
    ['2026-06-04', 1],
    ['2026-07-02', 1],
    ['2026-08-02', 1],
    ['2026-08-03', 2],
    ['2028-02-29', 20],
  ])('by %s in %i months', (by, months) => {
    expect(goalOutlook({ ...facts, goal: { ...facts.goal, by } })).toMatchObject({ months })
  })

  it('is less by what a recurring contribution brings until that day', () => {
    // Twelve charges, the last of them on 30 May 2027.
    expect(goalOutlook({ ...facts, subscriptions: [monthly] })).toMatchObject({
      toCome: 480_000_00n,
      monthly: 10_000_00n,
    })
    const enough = { ...monthly, amount: 50_000 }
    expect(goalOutlook({ ...facts, subscriptions: [enough] })).toMatchObject({ monthly: 0n })
    const paused = { ...monthly, next_charge_on: null }
    expect(goalOutlook({ ...facts, subscriptions: [paused] })).toMatchObject({ toCome: 0n })
  })

  it('is less by each of several, whichever of them stands still', () => {
    const paused = { ...monthly, next_charge_on: null }
    const quarterly = { ...monthly, amount: 15_000, interval: 'quarterly' } as const
    // Twelve of the one, four of the other: June, September, December, March.
    expect(goalOutlook({ ...facts, subscriptions: [paused, monthly, quarterly] })).toMatchObject({
      toCome: 540_000_00n,
      monthly: 5_000_00n,
    })
  })

  it('has until its term ends, where that pays it out before the goal’s day', () => {
    const short = { ...facts, matures_on: '2026-09-30', subscriptions: [monthly] }
    // June, July and August; the fourth would be due on the day it is paid out.
    expect(goalOutlook(short)).toMatchObject({
      until: '2026-09-30',
      toCome: 120_000_00n,
      months: 3,
      monthly: 160_000_00n,
    })
    expect(goalOutlook({ ...short, at_maturity: 'roll_over' })).toMatchObject({
      until: '2027-06-03',
      toCome: 480_000_00n,
    })
    expect(goalOutlook({ ...short, matures_on: '2027-06-03' })).toMatchObject({
      until: '2027-06-03',
      toCome: 480_000_00n,
    })
  })

  it('is nothing once it is reached, also after its day, and is told when the day has come', () => {
    expect(goalOutlook({ ...facts, value: 1_000_000 })).toEqual({ state: 'reached' })
    const late = { ...facts, today: '2027-06-03' }
    expect(goalOutlook({ ...late, value: 1_000_000 })).toEqual({ state: 'reached' })
    expect(goalOutlook(late)).toEqual({ state: 'missed', missing: 600_000_00n })
  })
})

it.each([
  [400_000, 40],
  [999_999.99, 99],
  [1_000_000, 100],
  [2_500_000, 100],
  [0, 0],
])('of a goal of a million, %d are %i percent', (value, share) => {
  expect(goalShare({ ...facts, value })).toBe(share)
})

describe('a goal', () => {
  it('is for a portfolio whose term hasn’t ended', () => {
    expect(portfolioStatuses.filter(status => goalProblem({ status }))).toEqual([
      'matured',
      'closed',
      'cancelled',
    ])
  })

  it.each([
    ['2026-06-02', /still to come/],
    ['2026-06-03', /still to come/],
    ['2026-06-04', undefined],
    ['2076-06-03', undefined],
    ['2076-06-04', /within the next 50 years/],
  ])('has its day ahead of it: %s', (by, sentence) => {
    const problem = goalDayProblem(by, '2026-06-03')
    if (sentence) expect(problem).toMatch(sentence)
    else expect(problem).toBeUndefined()
  })
})
