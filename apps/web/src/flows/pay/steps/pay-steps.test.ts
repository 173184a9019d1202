import { stepShown } from '@kinfold/app/wizard/step-shown'
import { quoteOf } from '@kinfold/personas/answers/quote-of'
import { expect, test } from 'vitest'
import type { KeptQuote } from '../choice/pay-draft.ts'
import { payStepsOf } from './pay-steps.ts'

const answer = quoteOf({ purpose: 'portfolio', amount: 100, currency: 'NGN', gateway: 'bank' })
const quote: KeptQuote = { of: '', answer, receivedAt: 0 }

const nothing = {
  draft: {},
  isAmountGiven: false,
  isWayGiven: false,
  quote: undefined,
  quoteFailure: undefined,
} as const
const amount = { ...nothing, draft: { amount: 100 }, isAmountGiven: true }
const byCard = { ...amount, draft: { amount: 100, way: 'card' }, isWayGiven: true } as const
const byBank = { ...byCard, draft: { amount: 100, way: 'bank' } } as const
const noAnswer = { ok: false, kind: 'no-response', code: 'no_response' } as const

test('a transfer to the club is told about with a receipt, all else is reviewed', () => {
  expect(payStepsOf(byCard, false).map(({ name }) => name)).toEqual(['amount', 'way', 'review'])
  expect(payStepsOf(byBank, false).map(({ name }) => name)).toEqual([
    'amount',
    'way',
    'details',
    'receipt',
  ])
})

test.each([
  ['review', nothing, 'amount'],
  ['review', amount, 'way'],
  ['review', byCard, 'review'],
  ['receipt', byCard, 'amount'],
  ['way', byBank, 'way'],
  ['anything', byBank, 'amount'],
])('the address asks for "%s"', (asked, answers, shown) => {
  expect(stepShown(asked, payStepsOf(answers, false))).toBe(shown)
})

test('a receipt is asked for once it was shown what to transfer, or can’t be', () => {
  expect(stepShown('receipt', payStepsOf(byBank, true))).toBe('details')
  expect(stepShown('receipt', payStepsOf({ ...byBank, quote }, false))).toBe('receipt')
  expect(stepShown('receipt', payStepsOf({ ...byBank, quoteFailure: noAnswer }, false))).toBe(
    'receipt',
  )
})
