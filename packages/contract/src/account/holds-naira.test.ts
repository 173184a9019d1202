import { expect, it } from 'vitest'
import { holdsNaira, statusesUnderWay } from './holds-naira.ts'

const nothing = {
  isWalletEmpty: true,
  portfolios: ['closed', 'cancelled'],
  payments: ['succeeded', 'failed', 'expired', 'cancelled', 'refunded'],
  withdrawals: ['paid', 'failed', 'cancelled', 'returned'],
  subscriptions: ['cancelled', 'ended'],
  refunds: ['paid', 'failed', 'discarded'],
} as const

it.each([
  ['nothing but what is over', nothing, false],
  ['naira, or a debt', { ...nothing, isWalletEmpty: false }, true],
  ['a portfolio', { ...nothing, portfolios: ['closed', 'matured'] }, true],
  ['a payment', { ...nothing, payments: ['pending_confirmation'] }, true],
  ['a withdrawal', { ...nothing, withdrawals: ['in_batch'] }, true],
  ['a recurring contribution', { ...nothing, subscriptions: ['past_due'] }, true],
  ['a refund', { ...nothing, refunds: ['sent'] }, true],
] as const)('a member with %s holds naira: %s', (_, facts, holds) => {
  expect(holdsNaira(facts)).toBe(holds)
})

it('counts every state in which money may still move', () => {
  expect(statusesUnderWay).toEqual({
    portfolios: ['pending_payment', 'pending_confirmation', 'active', 'matured'],
    payments: ['pending', 'pending_confirmation'],
    withdrawals: ['pending', 'approved', 'in_batch'],
    subscriptions: ['pending', 'active', 'paused', 'past_due'],
    refunds: ['proposed', 'sent'],
  })
})
