import { expect, it } from 'vitest'
import { deposit, payment, refund } from '#test/mails/sample-facts.ts'
import { refundNews } from './refund-news.ts'

it.each([
  [
    'portfolio',
    { ...payment, walletId: null },
    'if you still want it back, please tell our support team.',
  ],
  ['wallet', deposit, 'you can use it there, or withdraw it.'],
] as const)('a refund that failed is over, and its money in the %s', (place, paid, next) => {
  const { body } = refundNews.failed(paid, refund)
  expect(body).toContain(`in your ${place}. We won’t try again by ourselves; ${next}\n`)
})
