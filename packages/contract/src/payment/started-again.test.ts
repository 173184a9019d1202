import { expect, it } from 'vitest'
import { paymentStatuses } from './payment-status.ts'
import { askedAboutFirst, mayStillBePaid, sentenceOfStarted } from './started-again.ts'

it('asks about what waits for money, and about what a wallet paid at once', () => {
  expect(askedAboutFirst('card')).toEqual(['pending', 'pending_confirmation'])
  expect(askedAboutFirst('wallet')).toEqual(['pending', 'pending_confirmation', 'succeeded'])
})

it.each(paymentStatuses)(
  'offers no payment that is %s to be continued unless it can be',
  status => {
    expect(sentenceOfStarted(status) === undefined).toBe(mayStillBePaid(status))
  },
)

it.each([
  ['failed', 'it was not paid'],
  ['cancelled', 'it was not paid'],
  ['succeeded', 'it is done'],
  ['partly_refunded', 'it is done'],
] as const)('says of one that is %s that %s', (status, words) => {
  expect(sentenceOfStarted(status)).toContain(words)
})
