import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { portfolioMovementKinds } from '../portfolio/portfolio-movement.ts'
import { transactionKinds } from '../wallet/transaction.ts'
import type { PortfolioLineFacts, WalletLineFacts } from './line-facts.ts'
import { portfolioLineOf, portfolioRolesOf, walletLineOf, walletSourcesOf } from './line-of.ts'

const out = money('NGN', -500n)
const coming = money('NGN', 500n)
const plan = { name: 'Harvest pool', product_type: 'pool', currency: 'NGN' } as const
const bank = { bank_name: 'GTBank', account_number_last4: '0004' }
const ofWallet: WalletLineFacts = {
  amount: out,
  gateway: null,
  plan: null,
  bank: null,
  exchange: null,
}
const ofPortfolio: PortfolioLineFacts = {
  amount: coming,
  gateway: 'card',
  isRecurring: false,
  paidCurrency: 'NGN',
}

describe('a line of a wallet', () => {
  it.each([
    ['deposit', {}, 'deposit', 'Deposit'],
    ['deposit', { gateway: 'bank' }, 'deposit', 'Deposit by bank transfer'],
    ['deposit', { gateway: 'transfer' }, 'deposit', 'Deposit by bank transfer'],
    ['unmatched-matched', {}, 'deposit', 'Transfer we matched to you'],
    ['contribution', { plan }, 'contribution', 'Contribution to Harvest pool'],
    ['contribution', {}, 'contribution', 'Contribution'],
    ['payout', { plan, amount: coming }, 'payout', 'Payout of Harvest pool'],
    ['payout', { plan }, 'payout', 'Payout of Harvest pool, taken back'],
    ['withdrawal', {}, 'withdrawal', 'Withdrawal'],
    ['withdrawal', { bank }, 'withdrawal', 'Withdrawal to GTBank ••••\u00A00004'],
    ['withdrawal-failed', {}, 'adjustment', 'Withdrawal that did not go through'],
    ['fee', {}, 'fee', 'Fee'],
    ['fee-returned', { amount: coming }, 'fee', 'Fee given back'],
    ['sold', {}, 'conversion', 'Conversion'],
    [
      'bought',
      { exchange: { given: coming, got: money('USD', 1n), rate: '1500' } },
      'conversion',
      '₦5 changed to $0.01 at ₦1,500.00',
    ],
    ['refund', {}, 'refund', 'Deposit given back'],
    ['refund', { amount: coming }, 'refund', 'Contribution given back'],
    ['reversal', {}, 'adjustment', 'Correction by the club'],
    ['withdrawal-paid-after-all', {}, 'adjustment', 'Withdrawal that was paid after all'],
  ] as const)('for %s with %o is of kind %s: %s', (source, facts, kind, sentence) => {
    const line = walletLineOf(source)
    expect([line.kind, line.sentence({ ...ofWallet, ...facts })]).toEqual([kind, sentence])
  })

  it('is none for what never reaches a wallet', () => {
    expect(() => walletLineOf('returns')).toThrow('A wallet has no line for returns.')
  })

  it.each(transactionKinds)('can be a %s', kind => {
    expect(walletSourcesOf(kind)).not.toEqual([])
  })
})

describe('a movement of a portfolio', () => {
  it.each([
    ['contribution', {}, 'contribution', 'Contribution by card'],
    ['contribution', { gateway: 'transfer' }, 'contribution', 'Contribution by bank transfer'],
    ['contribution', { isRecurring: true }, 'contribution', 'Recurring contribution'],
    [
      'contribution',
      { gateway: 'wallet', paidCurrency: 'USD' },
      'contribution',
      'Contribution from your USD wallet',
    ],
    ['returns', {}, 'return', 'Return of the month'],
    ['loss', { amount: out }, 'return', 'Loss of the month'],
    ['payout', { amount: out }, 'payout', 'Paid to your NGN wallet'],
    ['payout', {}, 'payout', 'Taken back from your NGN wallet'],
    ['early-close-charge', { amount: out }, 'fee', 'Charge for closing early'],
    ['rollover', { amount: out }, 'rollover', 'Carried into a new portfolio'],
    ['rollover', {}, 'rollover', 'Carried over from a portfolio'],
    ['reversal', {}, 'adjustment', 'Correction by the club'],
  ] as const)('for %s with %o is of kind %s: %s', (source, facts, kind, sentence) => {
    const line = portfolioLineOf(source)
    expect([line.kind, line.sentence({ ...ofPortfolio, ...facts })]).toEqual([kind, sentence])
  })

  it('is none for what never reaches a portfolio', () => {
    expect(() => portfolioLineOf('deposit')).toThrow('A portfolio has no line for deposit.')
  })

  it('counts as one part of its value', () => {
    expect(portfolioRolesOf('return')).toEqual(['returns', 'loss'])
    expect(portfolioRolesOf('fee')).toEqual(['fee', 'early-close-charge'])
    expect(portfolioRolesOf('payout')).toEqual(['payout'])
    // Only what takes another posting back is a correction, and that keeps the role of what it takes back.
    const unused = portfolioMovementKinds.filter(kind => portfolioRolesOf(kind).length === 0)
    expect(unused).toEqual(['adjustment'])
  })
})
