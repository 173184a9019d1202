import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { subscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { dayo } from '@kinfold/personas/people/people'
import { referenceDay } from '@kinfold/personas/reference-day'
import { expect, test } from 'vitest'
import { nextLines } from './next-lines.ts'

const there = {
  withdrawals: withdrawalsOf(dayo).items,
  subscriptions: subscriptionsOf(dayo).items,
  portfolios: allPortfoliosOf(dayo),
  areDocumentsApproved: true,
}

test('three at most, the soonest first, none further away than a quarter', () => {
  const lines = nextLines(there, referenceDay)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(3)
  expect(lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day).toSorted())
  expect(lines.every(({ day }) => day < '2026-09-04')).toBe(true)
})

test('what is paid, cancelled or over is not to come', () => {
  const over = {
    ...there,
    withdrawals: there.withdrawals.map(each => ({ ...each, status: 'paid' as const })),
    subscriptions: there.subscriptions.map(each => ({ ...each, status: 'cancelled' as const })),
    portfolios: there.portfolios.map(each => ({ ...each, status: 'closed' as const })),
  }
  expect(nextLines(over, referenceDay)).toEqual([])
})

test('no day is promised to a withdrawal while its member’s documents aren’t approved', () => {
  const [withdrawal] = there.withdrawals.filter(({ status }) => status === 'pending')
  if (withdrawal === undefined) throw new Error('Dayo waits for no withdrawal')
  const only = { ...there, withdrawals: [withdrawal], subscriptions: [], portfolios: [] }
  expect(nextLines(only, referenceDay)).toHaveLength(1)
  expect(nextLines({ ...only, areDocumentsApproved: false }, referenceDay)).toEqual([])
  const sent = [{ ...withdrawal, status: 'in_batch' as const }]
  const late = { ...only, withdrawals: sent, areDocumentsApproved: false }
  expect(nextLines(late, referenceDay)).toHaveLength(1)
})
