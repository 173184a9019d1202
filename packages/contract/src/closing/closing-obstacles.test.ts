import { describe, expect, it } from 'vitest'
import { closingMessages, closingRefusal, whereClosingIsCleared } from './closing-messages.ts'
import { type ClosingFacts, closingObstacles, findClosingObstacles } from './closing-obstacles.ts'

const nothing: ClosingFacts = {
  isOperator: false,
  owes: false,
  hasMoney: false,
  hasInvested: false,
  portfolios: [],
  payments: [],
  withdrawals: [],
  subscriptions: [],
  refunds: [],
  chargebacks: [],
  documents: ['approved', 'rejected', 'not_submitted'],
}

describe('closing an account', () => {
  it('is possible with everything over', () => {
    const over: ClosingFacts = {
      ...nothing,
      portfolios: ['closed', 'cancelled'],
      payments: ['succeeded', 'failed', 'expired', 'cancelled', 'refunded', 'charged_back'],
      withdrawals: ['paid', 'failed', 'cancelled', 'returned'],
      subscriptions: ['cancelled', 'ended'],
      refunds: ['paid', 'failed', 'discarded'],
      chargebacks: ['won', 'lost'],
    }
    expect(findClosingObstacles(over)).toEqual([])
  })

  it.each<[string, Partial<ClosingFacts>, string]>([
    ['roles at the desk', { isOperator: true }, 'operator'],
    ['a debt', { owes: true }, 'debt'],
    ['money in a wallet', { hasMoney: true }, 'wallet'],
    ['money in a portfolio that ended', { hasInvested: true }, 'portfolios'],
    ['a portfolio that matured', { portfolios: ['matured'] }, 'portfolios'],
    ['one that was never paid for', { portfolios: ['pending_payment'] }, 'portfolios'],
    ['a payment that waits', { payments: ['pending_confirmation'] }, 'payments'],
    ['a withdrawal in a batch', { withdrawals: ['in_batch'] }, 'withdrawals'],
    ['a recurring contribution that rests', { subscriptions: ['paused'] }, 'recurring'],
    ['a refund on its way', { refunds: ['sent'] }, 'refunds'],
    ['an open chargeback', { chargebacks: ['open'] }, 'chargebacks'],
    ['documents being checked', { documents: ['submitted'] }, 'documents'],
  ])('waits for %s', (_, facts, obstacle) => {
    expect(findClosingObstacles({ ...nothing, ...facts })).toEqual([obstacle])
  })

  it('has a sentence and a place for each of them', () => {
    expect(Object.keys(closingMessages).sort()).toEqual([...closingObstacles].sort())
    expect(Object.keys(whereClosingIsCleared).sort()).toEqual([...closingObstacles].sort())
    expect(closingRefusal(['debt', 'wallet'])).toBe(
      `${closingMessages.debt} ${closingMessages.wallet}`,
    )
  })
})
