import type { Currency } from '@kinfold/contract/money/currency'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PaymentRow } from './describe-payment.ts'
import { expectedOf } from './expected-of.ts'
import type { Missed, Unconverted } from './place-arrival.ts'

type Plan = { readonly name: string; readonly productType: string; readonly currency: Currency }

const amountOf = (row: PaymentRow) => money(row.currency, row.amountMinor)
const receivedOf = (row: PaymentRow) => money(row.paidCurrency, row.receivedMinor ?? row.totalMinor)
const feeOf = (row: PaymentRow) => money(row.paidCurrency, row.feeMinor)

const labelOf = ({ name, productType: product_type, currency }: Plan) =>
  planLabel({ name, product_type, currency })
const walletText = (currency: Currency) => `your ${currency} wallet`

/** In the wallet, also where it was meant for a plan. */
const aboutWallet = (currency: Currency) =>
  ({
    kind: 'payment',
    link: `/dashboard/wallet?currency=${currency}`,
    action: 'See your wallet',
  }) as const

/** Where its money goes, or was to go. */
export const aboutPayment = ({ portfolioId, currency }: PaymentRow) =>
  portfolioId === null
    ? aboutWallet(currency)
    : ({
        kind: 'payment',
        link: `/dashboard/my-investments/details/${portfolioId}`,
        action: 'See your portfolio',
      } as const)

/** `₦10,150 arrived`, and why that is another figure than the amount. */
function paidText(row: PaymentRow): string {
  const { feeMinor, rate } = row
  const parts = [
    ...(feeMinor === 0n ? [] : [`${formatMoney(feeOf(row))} of it is the fee.`]),
    ...(rate === null ? [] : [`The rate was ${currencySymbols.NGN}${rate} for $1.`]),
  ]
  return parts.length === 0 ? '' : [`You paid ${formatMoney(receivedOf(row))}.`, ...parts].join(' ')
}

function differenceText(row: PaymentRow): string {
  const { receivedMinor, totalMinor } = row
  if (receivedMinor === null || receivedMinor === totalMinor) return ''
  const which = receivedMinor < totalMinor ? 'less' : 'more'
  return `${formatMoney(receivedOf(row))} arrived, ${which} than the ${formatMoney(expectedOf(row))} we expected. What arrived is what counts.`
}

const unconvertedText: Readonly<Record<Unconverted, (row: PaymentRow) => string>> = {
  'too little': () => 'too little to buy a cent',
  'too much': row =>
    `more than the ${formatMoney(expectedOf(row))} we expected. Our rate was for that amount, so we exchanged nothing`,
}

type Missing = { readonly why: Missed; readonly minimum: Money }

const missedText: Readonly<Record<Missed, (plan: string, missing: Missing) => string>> = {
  'too late': plan => `Your payment came too late for ${plan}`,
  'below minimum': (plan, { minimum }) =>
    `${plan} begins with ${formatMoney(minimum)} or more, and less than that arrived`,
}

const paragraphs = (...texts: readonly string[]) => texts.filter(text => text !== '').join('\n\n')

/** What a member is told of a payment. */
export const paymentNews = {
  /** It is where it was meant to be. */
  arrived(row: PaymentRow, plan: Plan | undefined) {
    const { currency } = row
    const amount = formatMoney(amountOf(row))
    const details = [differenceText(row), paidText(row)]
    if (plan === undefined) {
      return {
        ...aboutWallet(currency),
        title: 'Your money has arrived',
        body: paragraphs(`${amount} is in ${walletText(currency)}.`, ...details),
      }
    }
    return {
      ...aboutPayment(row),
      title: 'Your contribution has arrived',
      body: paragraphs(`${amount} is in ${labelOf(plan)}.`, ...details),
    }
  },
  /** It was for a plan, and is in the wallet. */
  missed(row: PaymentRow, plan: Plan, missing: Missing) {
    return {
      ...aboutWallet(row.currency),
      title: 'Your money is in your wallet',
      body: paragraphs(
        `${missedText[missing.why](labelOf(plan), missing)}, so ${formatMoney(amountOf(row))} is in ${walletText(row.currency)}. From there you can contribute it or withdraw it.`,
        differenceText(row),
        paidText(row),
      ),
    }
  },
  unconverted: (row: PaymentRow, why: Unconverted) => ({
    ...aboutWallet(row.currency),
    title: 'Your money is in your wallet',
    body: paragraphs(
      `${formatMoney(receivedOf(row))} arrived, ${unconvertedText[why](row)}: ${formatMoney(amountOf(row))} is in ${walletText(row.currency)}. From there you can contribute it or withdraw it.`,
      paidText(row),
    ),
  }),
  paidTwice: (second: PaymentRow, first: PaymentRow) => ({
    ...aboutWallet(second.currency),
    title: 'You paid twice',
    body: `${formatMoney(amountOf(second))} arrived for ${first.reference}, which was paid already. All of it is in ${walletText(second.currency)}: you can contribute it or withdraw it.`,
  }),
  failed: (row: PaymentRow) => ({
    ...aboutPayment(row),
    title: 'Your payment did not go through',
    body: `Nothing was taken for your payment of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. ${row.failureReason ?? ''}`.trim(),
  }),
  expired: (row: PaymentRow) => ({
    ...aboutPayment(row),
    title: 'Your payment has expired',
    body: `No money arrived in time for your payment of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. If you did pay, your money goes to your wallet when it arrives.`,
  }),
  setAside: (row: PaymentRow, arrived: Money) => ({
    kind: 'payment' as const,
    link: null,
    title: 'We hold a payment of yours',
    body: `${formatMoney(arrived)} arrived for ${row.reference}, and you no longer hold ${arrived.currency} with us. The money is safe: please contact the support team and say where it should go.`,
  }),
  receiptReceived: (row: PaymentRow) => ({
    ...aboutPayment(row),
    title: 'We have your receipt',
    body: `We are looking for your transfer of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. It will be confirmed within 48 hours.`,
  }),
} as const
