import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { type ArrivalTold, arrivalNews, type Missing } from '@kinfold/contract/payment/arrival-news'
import type { Unconverted } from '@kinfold/contract/payment/place-arrival'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PaymentRow } from './describe-payment.ts'
import { expectedOf } from './expected-of.ts'

/** What of a payment is told. */
type Told = ArrivalTold &
  Pick<PaymentRow, 'failureReason' | 'portfolioId' | 'createdAt' | 'settledAt'>

type Plan = { readonly name: string; readonly productType: string; readonly currency: Currency }

const labelOf = ({ name, productType: product_type, currency }: Plan) =>
  planLabel({ name, product_type, currency })

/** In the wallet, also where it was meant for a plan. */
const aboutWallet = (currency: Currency) =>
  ({
    kind: 'payment',
    link: `/dashboard/wallet?currency=${currency}`,
    action: 'See your wallet',
  }) as const

/** Where its money goes, or was to go. */
export const aboutPayment = ({ portfolioId, currency }: Pick<Told, 'portfolioId' | 'currency'>) =>
  portfolioId === null
    ? aboutWallet(currency)
    : ({
        kind: 'payment',
        link: `/dashboard/my-investments/details/${portfolioId}`,
        action: 'See your portfolio',
      } as const)

const longDay = dateFormat({ dateStyle: 'long' })

/** What its mail lists, where money came. */
const factsOf = ({ reference, createdAt, settledAt }: Told) =>
  [
    ['Reference', reference],
    ['Date', longDay(settledAt ?? createdAt)],
  ] as const

/** What a member is told of a payment. */
export const paymentNews = {
  /** It is where it was meant to be. */
  arrived: (row: Told, plan: Plan | undefined) => ({
    ...(plan === undefined ? aboutWallet(row.currency) : aboutPayment(row)),
    ...arrivalNews.arrived(row, plan && labelOf(plan)),
    amount: money(row.currency, row.amountMinor),
    facts: factsOf(row),
  }),
  /** What was announced is in the plan, and the rest in the wallet. */
  divided: (row: Told, plan: Plan, rest: Money) => ({
    ...aboutPayment(row),
    ...arrivalNews.divided(row, labelOf(plan), rest),
    facts: factsOf(row),
  }),
  /** It was for a plan, and is in the wallet. */
  missed: (row: Told, plan: Plan, missing: Missing) => ({
    ...aboutWallet(row.currency),
    ...arrivalNews.missed(row, labelOf(plan), missing),
    facts: factsOf(row),
  }),
  unconverted: (row: Told, why: Unconverted) => ({
    ...aboutWallet(row.currency),
    ...arrivalNews.unconverted(row, why),
    facts: factsOf(row),
  }),
  cameAgain: (second: Told, first: Told) => ({
    ...aboutWallet(second.currency),
    ...arrivalNews.cameAgain(second, first),
    facts: factsOf(second),
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
  parked: (row: Told, arrived: Money) => ({
    kind: 'payment' as const,
    link: null,
    ...arrivalNews.parked(row, arrived),
  }),
  receiptReceived: (row: Told) => ({
    ...aboutPayment(row),
    title: 'We have your receipt',
    body: `We are looking for your transfer of ${formatMoney(expectedOf(row))} with the reference ${row.reference}. It will be confirmed within 48 hours.`,
  }),
} as const
