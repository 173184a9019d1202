import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PaymentRow } from './describe-payment.ts'
import { expectedOf } from './expected-of.ts'
import type { Missed, Unconverted } from './place-arrival.ts'

/** What of a payment is told. */
type Told = Pick<
  PaymentRow,
  | 'currency'
  | 'paidCurrency'
  | 'amountMinor'
  | 'feeMinor'
  | 'totalMinor'
  | 'receivedMinor'
  | 'rate'
  | 'reference'
  | 'failureReason'
  | 'portfolioId'
>

type Plan = { readonly name: string; readonly productType: string; readonly currency: Currency }

const amountOf = (row: Told) => money(row.currency, row.amountMinor)
const receivedOf = (row: Told) => money(row.paidCurrency, row.receivedMinor ?? row.totalMinor)
const feeOf = (row: Told) => money(row.paidCurrency, row.feeMinor)

const labelOf = ({ name, productType: product_type, currency }: Plan) =>
  planLabel({ name, product_type, currency })
const walletText = (currency: Currency) => `your ${currency} wallet`
const inWallet = (row: Told) => `${formatMoney(amountOf(row))} is in ${walletText(row.currency)}`

/** In the wallet, also where it was meant for a plan. */
const aboutWallet = (currency: Currency) =>
  ({
    kind: 'payment',
    link: `/dashboard/wallet?currency=${currency}`,
    action: 'See your wallet',
  }) as const

/** Where its money goes, or was to go. */
export const aboutPayment = ({ portfolioId, currency }: Told) =>
  portfolioId === null
    ? aboutWallet(currency)
    : ({
        kind: 'payment',
        link: `/dashboard/my-investments/details/${portfolioId}`,
        action: 'See your portfolio',
      } as const)

/** Why the amount is another figure than what was paid. */
function costsOf(row: Told, paid: 'it' | 'what arrived'): readonly string[] {
  const { feeMinor, rate } = row
  return [
    ...(feeMinor === 0n ? [] : [`${formatMoney(feeOf(row))} of ${paid} is the fee.`]),
    ...(rate === null ? [] : [`The rate was ${rateText(rate)} for $1.`]),
  ]
}

/** `₦1,532.50` */
function rateText(rate: string): string {
  const [whole = '', decimals = ''] = rate.split('.')
  const naira = formatMoney(money('NGN', BigInt(whole) * 100n))
  return decimals === '' ? naira : `${naira}.${decimals.padEnd(2, '0')}`
}

/** What was paid, where that is another figure than the amount or than was expected. */
function paidText(row: Told): string {
  const { receivedMinor, totalMinor } = row
  const costs = costsOf(row, 'it')
  if (receivedMinor === null || receivedMinor === totalMinor) {
    return costs.length === 0
      ? ''
      : [`You paid ${formatMoney(receivedOf(row))}.`, ...costs].join(' ')
  }
  return [`${differenceText(row)}. What arrived is what counts.`, ...costs].join(' ')
}

function differenceText(row: Told): string {
  const which = receivedOf(row).minor < row.totalMinor ? 'less' : 'more'
  return `${formatMoney(receivedOf(row))} arrived, ${which} than the ${formatMoney(expectedOf(row))} we expected`
}

const unconvertedText: Readonly<Record<Unconverted, (row: Told) => string>> = {
  'too little': () => 'too little to buy a cent',
  'too much': row =>
    `more than the ${formatMoney(expectedOf(row))} we expected. Our rate was for that amount, so we exchanged nothing`,
}

const insteadText = (row: Told, why: string) =>
  paragraphs(
    `${why}, so ${inWallet(row)}. From there you can contribute it or withdraw it.`,
    paidText(row),
  )

type Missing = { readonly why: Missed; readonly minimum: Money }

const missedText: Readonly<Record<Missed, (row: Told, plan: string, missing: Missing) => string>> =
  {
    'too late': (row, plan) => insteadText(row, `Your payment came too late for ${plan}`),
    'other currency': (row, plan) =>
      insteadText(row, `Your payment came in another currency than ${plan} takes`),
    'below minimum': (row, plan, { minimum }) =>
      paragraphs(
        `${differenceText(row)}, and ${plan} begins with ${formatMoney(minimum)} or more. So ${inWallet(row)}: contribute it once you have added the rest, or withdraw it.`,
        costsOf(row, 'what arrived').join(' '),
      ),
  }

const isSameMoney = (one: Money, other: Money) =>
  one.currency === other.currency && one.minor === other.minor

const paragraphs = (...texts: readonly string[]) => texts.filter(text => text !== '').join('\n\n')

/** What a member is told of a payment. */
export const paymentNews = {
  /** It is where it was meant to be. */
  arrived(row: Told, plan: Plan | undefined) {
    const { currency } = row
    if (plan === undefined) {
      return {
        ...aboutWallet(currency),
        title: 'Your money has arrived',
        body: paragraphs(`${inWallet(row)}.`, paidText(row)),
      }
    }
    return {
      ...aboutPayment(row),
      title: 'Your contribution has arrived',
      body: paragraphs(`${formatMoney(amountOf(row))} is in ${labelOf(plan)}.`, paidText(row)),
    }
  },
  /** It was for a plan, and is in the wallet. */
  missed(row: Told, plan: Plan, missing: Missing) {
    return {
      ...aboutWallet(row.currency),
      title: 'Your money is in your wallet',
      body: missedText[missing.why](row, labelOf(plan), missing),
    }
  },
  unconverted: (row: Told, why: Unconverted) => ({
    ...aboutWallet(row.currency),
    title: 'Your money is in your wallet',
    body: paragraphs(
      `${formatMoney(receivedOf(row))} arrived, ${unconvertedText[why](row)}: ${inWallet(row)}. From there you can contribute it or withdraw it.`,
      costsOf(row, 'what arrived').join(' '),
    ),
  }),
  /** Another amount is the rest of it, perhaps, and no mistake. */
  cameAgain: (second: Told, first: Told) => ({
    ...aboutWallet(second.currency),
    title: isSameMoney(receivedOf(second), receivedOf(first))
      ? 'You paid twice'
      : 'More of your money has arrived',
    body: `${formatMoney(amountOf(second))} arrived for ${first.reference}, which was paid already. All of it is in ${walletText(second.currency)}: you can contribute it or withdraw it.`,
  }),
  failed: (row: Told) => ({
    ...aboutPayment(row),
    title: 'Your payment did not go through',
    body: `Nothing was taken for your payment of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. ${row.failureReason ?? ''}`.trim(),
  }),
  expired: (row: Told) => ({
    ...aboutPayment(row),
    title: 'Your payment has expired',
    body: `No money arrived in time for your payment of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. If you did pay, your money goes to your wallet when it arrives.`,
  }),
  setAside: (row: Told, arrived: Money) => ({
    kind: 'payment' as const,
    link: null,
    title: 'We hold a payment of yours',
    body: `${formatMoney(arrived)} arrived for ${row.reference}, and you no longer hold ${arrived.currency} with us. The money is safe: please contact the support team and say where it should go.`,
  }),
  receiptReceived: (row: Told) => ({
    ...aboutPayment(row),
    title: 'We have your receipt',
    body: `We are looking for your transfer of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. It will be confirmed within 48 hours.`,
  }),
} as const
