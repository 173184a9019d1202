import { describe, expect, it } from 'vitest'
import { moneyFromWire } from '../money/wire-amount.ts'
import { contributorProblem } from './contributor-problem.ts'
import { type PaymentFacts, paymentProblem } from './payment-problem.ts'

const naira = (amount: number) => moneyFromWire('NGN', amount)
const dollars = (amount: number) => moneyFromWire('USD', amount)

describe('who may put money in', () => {
  const handedIn = { has_submitted_kyc: true, has_submitted_poa: true }
  it.each([
    [true, true, handedIn, undefined],
    [false, true, handedIn, 'terms_not_accepted'],
    [false, false, { ...handedIn, has_submitted_poa: false }, 'terms_not_accepted'],
    [true, false, handedIn, 'kyc_pending'],
    [true, false, { ...handedIn, has_submitted_kyc: false }, 'kyc_required'],
    [true, false, { ...handedIn, has_submitted_poa: false }, 'kyc_required'],
  ])('terms %s, may contribute %s, %o: %s', (terms, can, documents, code) => {
    const member = { terms_and_conditions: terms, can_contribute: can, ...documents }
    expect(contributorProblem(member)).toBe(code)
  })
})

describe('how it may be paid', () => {
  const byCard: PaymentFacts = {
    purpose: 'portfolio',
    gateway: 'card',
    isRecurring: false,
    currency: 'NGN',
    cost: naira(1_000),
    wallet: undefined,
  }
  const fromWallet: PaymentFacts = {
    ...byCard,
    gateway: 'wallet',
    wallet: { available: naira(1_000) },
  }
  it.each<[string, PaymentFacts, string | undefined]>([
    ['by card', byCard, undefined],
    [
      'naira by the dollar card provider',
      { ...byCard, gateway: 'card_us' },
      'gateway_not_available',
    ],
    [
      'dollars by it',
      { ...byCard, gateway: 'card_us', currency: 'USD', cost: dollars(10) },
      undefined,
    ],
    ['dollars in naira by card', { ...byCard, currency: 'USD' }, undefined],
    [
      'a recurring one by transfer',
      { ...byCard, gateway: 'transfer', isRecurring: true },
      'gateway_not_available',
    ],
    ['a deposit out of a wallet', { ...fromWallet, purpose: 'deposit' }, 'gateway_not_available'],
    ['with all of a wallet', fromWallet, undefined],
    ['with more than is in it', { ...fromWallet, cost: naira(1_000.01) }, 'insufficient_balance'],
    ['from no wallet', { ...fromWallet, wallet: undefined }, 'wallet_not_available'],
    ['dollars from naira', { ...fromWallet, currency: 'USD' }, undefined],
    [
      'naira from dollars',
      { ...fromWallet, cost: dollars(1), wallet: { available: dollars(500) } },
      'currency_mismatch',
    ],
  ])('%s', (_, facts, code) => {
    expect(paymentProblem(facts)).toBe(code)
  })
})
