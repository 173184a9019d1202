// What members read about their payments, in the app and by mail.
import { money } from '@kinfold/contract/money/money'
import { expect, it } from 'vitest'
import type { PaymentRow } from './describe-payment.ts'
import { paymentNews } from './payment-news.ts'

type Facts = Parameters<typeof paymentNews.arrived>[0]
const facts: Facts = {
  currency: 'NGN',
  paidCurrency: 'NGN',
  amountMinor: 5_000_000n,
  feeMinor: 75_000n,
  totalMinor: 5_075_000n,
  receivedMinor: 5_075_000n,
  rate: null,
  reference: 'KF-7H2K9D4M',
  failureReason: null,
  portfolioId: null,
  createdAt: new Date('2026-06-02T21:00:00Z'),
  settledAt: new Date('2026-06-02T23:30:00Z'),
}
const portfolioId = 'a-portfolio'
const dollars = { currency: 'USD', amountMinor: 2_000n, rate: '1532.5' } as const
const short = { receivedMinor: 4_000_000n, amountMinor: 3_925_000n }
const most = 100_000_000_000_000n
const plan = { name: 'Family Growth Pool', productType: 'growth', currency: 'NGN' } as const
const minimum = money('NGN', 5_000_000n)
const lines = ({ body }: { readonly body: string }) => body.split('\n\n')

type Case = [what: string, change: Partial<PaymentRow>, told: string[]]

it.each<Case>([
  [
    'of a deposit',
    {},
    ['₦50,000 is in your NGN wallet.', 'You paid ₦50,750. ₦750 of it is the fee.'],
  ],
  [
    'without a fee',
    { feeMinor: 0n, totalMinor: 5_000_000n, receivedMinor: 5_000_000n },
    ['₦50,000 is in your NGN wallet.'],
  ],
  [
    'of dollars in naira',
    dollars,
    [
      '$20 is in your USD wallet.',
      'You paid ₦50,750. ₦750 of it is the fee. The rate was ₦1,532.50 for $1.',
    ],
  ],
  [
    'at a whole rate',
    { ...dollars, feeMinor: 0n, rate: '1500' },
    ['$20 is in your USD wallet.', 'You paid ₦50,750. The rate was ₦1,500.00 for $1.'],
  ],
  [
    'at a finer rate',
    { ...dollars, feeMinor: 0n, rate: '1532.123456' },
    ['$20 is in your USD wallet.', 'You paid ₦50,750. The rate was ₦1,532.123456 for $1.'],
  ],
  [
    'that is short',
    short,
    [
      '₦39,250 is in your NGN wallet.',
      '₦40,000 arrived, less than the ₦50,750 we expected. What arrived is what counts. ₦750 of it is the fee.',
    ],
  ],
  [
    'that is over',
    { receivedMinor: 9_000_000n, amountMinor: 9_000_000n, feeMinor: 0n },
    [
      '₦90,000 is in your NGN wallet.',
      '₦90,000 arrived, more than the ₦50,750 we expected. What arrived is what counts.',
    ],
  ],
  [
    'as large as may be',
    { amountMinor: most, feeMinor: 0n, totalMinor: most, receivedMinor: most },
    ['₦1,000,000,000,000 is in your NGN wallet.'],
  ],
])('says what came %s', (_what, change, told) => {
  const news = paymentNews.arrived({ ...facts, ...change }, undefined)
  expect(lines(news)).toEqual(told)
  expect(news.title).toBe('Your money has arrived')
})

it('lists in the mail what one asks the club by, and the day where the club is', () => {
  const told = [
    ['Reference', 'KF-7H2K9D4M'],
    ['Date', '3 June 2026'],
  ]
  expect(paymentNews.arrived(facts, undefined).facts).toEqual(told)
  expect(paymentNews.arrived({ ...facts, settledAt: null }, undefined).facts).toEqual([
    ['Reference', 'KF-7H2K9D4M'],
    ['Date', '2 June 2026'],
  ])
})

it('says where a contribution is', () => {
  const news = paymentNews.arrived({ ...facts, portfolioId }, plan)
  expect(news).toMatchObject({
    title: 'Your contribution has arrived',
    link: '/dashboard/my-investments/details/a-portfolio',
    action: 'See your portfolio',
  })
  expect(lines(news)[0]).toBe('₦50,000 is in Family Growth Pool.')
})

it.each([
  [
    'too late',
    {},
    [
      'Your payment came too late for Family Growth Pool, so ₦50,000 is in your NGN wallet. From there you can contribute it or withdraw it.',
      'You paid ₦50,750. ₦750 of it is the fee.',
    ],
  ],
  [
    'other currency',
    {
      currency: 'USD',
      paidCurrency: 'USD',
      amountMinor: 2_000n,
      receivedMinor: 2_000n,
      totalMinor: 2_000n,
      feeMinor: 0n,
    },
    [
      'Your payment came in another currency than Family Growth Pool takes, so $20 is in your USD wallet. From there you can contribute it or withdraw it.',
    ],
  ],
  [
    'below minimum',
    short,
    [
      '₦40,000 arrived, less than the ₦50,750 we expected, and Family Growth Pool begins with ₦50,000 or more. So ₦39,250 is in your NGN wallet: contribute it once you have added the rest, or withdraw it.',
      '₦750 of what arrived is the fee.',
    ],
  ],
] as const)('says why money is in the wallet: %s', (why, change, told) => {
  const news = paymentNews.missed({ ...facts, portfolioId, ...change }, plan, { why, minimum })
  expect(lines(news)).toEqual(told)
  expect(news.action).toBe('See your wallet')
})

it.each([
  [
    'too little',
    { receivedMinor: 1_000n, amountMinor: 1_000n, feeMinor: 0n },
    [
      '₦10 arrived, too little to buy a cent: ₦10 is in your NGN wallet. From there you can contribute it or withdraw it.',
    ],
  ],
  [
    'too much',
    { receivedMinor: 9_000_000n, amountMinor: 8_925_000n },
    [
      '₦90,000 arrived, more than the ₦50,750 we expected. Our rate was for that amount, so we exchanged nothing: ₦89,250 is in your NGN wallet. From there you can contribute it or withdraw it.',
      '₦750 of what arrived is the fee.',
    ],
  ],
] as const)('says why nothing was exchanged: %s', (why, change, told) => {
  expect(lines(paymentNews.unconverted({ ...facts, ...change }, why))).toEqual(told)
})

it.each([
  [
    'You paid twice',
    paymentNews.cameAgain({ ...facts, reference: 'KF-7H2K9D4M-2' }, facts),
    '₦50,000 arrived for KF-7H2K9D4M, which was paid already. All of it is in your NGN wallet: you can contribute it or withdraw it.',
  ],
  [
    'More of your money has arrived',
    paymentNews.cameAgain(
      { ...facts, reference: 'KF-7H2K9D4M-2', receivedMinor: 5_000_000n },
      facts,
    ),
    '₦50,000 arrived for KF-7H2K9D4M, which was paid already. All of it is in your NGN wallet: you can contribute it or withdraw it.',
  ],
  [
    'Your payment did not go through',
    paymentNews.failed({ ...facts, failureReason: 'The card was declined.' }),
    'Nothing was taken for your payment of ₦50,750 with the reference KF-7H2K9D4M. The card was declined.',
  ],
  [
    'Your payment has expired',
    paymentNews.expired(facts),
    'No money arrived in time for your payment of ₦50,750 with the reference KF-7H2K9D4M. If you did pay, your money goes to your wallet when it arrives.',
  ],
  [
    'We hold a payment of yours',
    paymentNews.parked(facts, money('NGN', 5_000_000n)),
    '₦50,000 arrived for KF-7H2K9D4M, and you no longer hold NGN with us. The money is safe: please contact the support team and say where it should go.',
  ],
  [
    'We have your receipt',
    paymentNews.receiptReceived(facts),
    'We are looking for your transfer of ₦50,750 with the reference KF-7H2K9D4M. It will be confirmed within 48 hours.',
  ],
])('says: %s', (title, news, body) => {
  expect(news).toMatchObject({ title, body })
})
