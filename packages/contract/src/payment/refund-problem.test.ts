import { describe, expect, it } from 'vitest'
import { moneyFromWire } from '../money/wire-amount.ts'
import { paymentStatuses } from './payment-status.ts'
import { leftToRefund, refundProblem, statusAfterRefund } from './refund-problem.ts'

const naira = (amount: number) => moneyFromWire('NGN', amount)
const paid = {
  status: 'partly_refunded',
  amount: naira(1_000),
  refunded: naira(400),
  paidCurrency: 'NGN',
} as const

describe('giving a payment back', () => {
  it.each([
    ['all that is left', paid, 600, undefined],
    ['a part of it', paid, 0.01, undefined],
    ['more than is left', paid, 600.01, 'refund_exceeds_payment'],
    [
      'what was paid in another currency',
      { ...paid, paidCurrency: 'USD' },
      600,
      'currency_mismatch',
    ],
    [
      'what never came',
      { ...paid, status: 'failed', paidCurrency: 'USD' },
      9_999,
      'already_decided',
    ],
  ] as const)('%s', (_, facts, part, code) => {
    expect(refundProblem(facts, naira(part))).toBe(code)
  })

  it('is possible for payments that arrived, whole or in part', () => {
    const open = paymentStatuses.filter(
      status => refundProblem({ ...paid, status }, naira(1)) === undefined,
    )
    expect(open).toEqual(['succeeded', 'partly_refunded'])
  })

  it('leaves the payment refunded once nothing is left', () => {
    expect(leftToRefund(paid)).toEqual(naira(600))
    expect(statusAfterRefund(paid, naira(600))).toBe('refunded')
    expect(statusAfterRefund(paid, naira(599.99))).toBe('partly_refunded')
  })
})
