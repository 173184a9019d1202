import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { demoRefunds } from '@kinfold/personas/desk/demo-refunds'
import { halima } from '@kinfold/personas/people/people'
import { expect, it } from 'vitest'
import { refundWarnings } from './refund-warnings.ts'

const [refund] = demoRefunds
const payment = paymentsOf(halima).find(({ id }) => id === refund?.payment_id)
const wallets = walletsOf(halima)
if (!refund || !payment || !wallets.ngn) throw new Error('Halima waits for a refund.')
const { ngn } = wallets
const portfolios = allPortfoliosOf(halima)
const holdings = { wallets, portfolios }
const naira = (amount: number) => ({ currency: 'NGN', amount }) as const

it('says nothing of one that can be given back, nor before anything is known', () => {
  expect(refundWarnings(refund, payment, holdings)).toEqual([])
  expect(refundWarnings(refund, undefined, undefined)).toEqual([])
})

it('says when it is more than is left of the payment, or nothing is', () => {
  const refunded = naira(payment.amount.amount - 4_000)
  expect(refundWarnings(refund, { ...payment, refunded }, holdings)).toEqual([
    'This is more than is left of the payment: ₦4,000.',
  ])
  expect(refundWarnings(refund, { ...payment, status: 'charged_back' }, holdings)).toEqual([
    'The payer’s bank took this payment back, so nothing of it can be given back.',
  ])
})

it('says when the money was spent, or hasn’t cleared', () => {
  const spent = portfolios.map(each => ({ ...each, value: 3_000 }))
  expect(refundWarnings(refund, payment, { wallets, portfolios: spent })).toEqual([
    'Only ₦3,000 is left in their portfolio: some of this money was spent.',
  ])
  const inWallet = { ...payment, portfolio_id: null, wallet_id: ngn.id }
  const byHand = { ...refund, way: 'hand' } as const
  const early = { ngn: { ...ngn, available: 20_000, ready: 2_000 }, usd: wallets.usd }
  expect(refundWarnings(byHand, inWallet, { wallets: early, portfolios })).toEqual([
    'Only ₦2,000 in this wallet has cleared: the rest can be given back once its payment has.',
  ])
})

it('says that its portfolio has ended, before it is confirmed and before it is said to have come back', () => {
  const ended = portfolios.map(each => ({ ...each, status: 'closed', value: 0 }) as const)
  expect(refundWarnings(refund, payment, { wallets, portfolios: ended })).toEqual([
    'Its portfolio has ended: what that held went to the member’s wallet, so nothing is there to give back.',
  ])
  const sent = { ...refund, status: 'sent' } as const
  expect(refundWarnings(sent, payment, { wallets, portfolios: ended })).toEqual([
    'Its portfolio has ended since. If this comes back, it goes to the member’s wallet.',
  ])
  expect(refundWarnings(sent, payment, holdings)).toEqual([])
})

it('says what they owe, and where that stops the club’s own bank', () => {
  const owing = { ngn: { ...ngn, owed: ngn.balance + 5_000 }, usd: wallets.usd }
  const [owed] = refundWarnings(refund, payment, { wallets: owing, portfolios })
  expect(owed).toMatch(/^They owe the club ₦/)
  const byHand = { ...refund, way: 'hand' } as const
  expect(refundWarnings(byHand, payment, { wallets: owing, portfolios })).toEqual([
    expect.stringContaining('so the club’s own bank can’t send them anything.'),
  ])
})
