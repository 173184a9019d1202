// What a member reads of money that came for a payment of theirs; the desk shows the same before it confirms.
import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import { type Money, money } from '../money/money.ts'
import { rateText } from '../money/rate-text.ts'
import type { Missed, PaidFacts, Unconverted } from './place-arrival.ts'

/** What of a payment is told. */
export type ArrivalTold = Pick<
  PaidFacts,
  'currency' | 'paidCurrency' | 'amountMinor' | 'feeMinor' | 'totalMinor' | 'rate'
> & { readonly receivedMinor: bigint | null; readonly reference: string }

const amountOf = (row: ArrivalTold) => money(row.currency, row.amountMinor)
const expectedOf = (row: ArrivalTold) => money(row.paidCurrency, row.totalMinor)
const receivedOf = (row: ArrivalTold) =>
  money(row.paidCurrency, row.receivedMinor ?? row.totalMinor)
const feeOf = (row: ArrivalTold) => money(row.paidCurrency, row.feeMinor)

const walletText = (currency: Currency) => `your ${currency} wallet`
const inWallet = (row: ArrivalTold) =>
  `${formatMoney(amountOf(row))} is in ${walletText(row.currency)}`

/** Why the amount is another figure than what was paid. */
function costsOf(row: ArrivalTold, paid: 'it' | 'what arrived'): readonly string[] {
  const { feeMinor, rate } = row
  return [
    ...(feeMinor === 0n ? [] : [`${formatMoney(feeOf(row))} of ${paid} is the fee.`]),
    ...(rate === null ? [] : [`The rate was ${rateText(rate)} for $1.`]),
  ]
}

/** What was paid, where that is another figure than the amount or than was expected. */
function paidText(row: ArrivalTold): string {
  const { receivedMinor, totalMinor } = row
  const costs = costsOf(row, 'it')
  if (receivedMinor === null || receivedMinor === totalMinor) {
    return costs.length === 0
      ? ''
      : [`You paid ${formatMoney(receivedOf(row))}.`, ...costs].join(' ')
  }
  return [`${differenceText(row)}. What arrived is what counts.`, ...costs].join(' ')
}

function differenceText(row: ArrivalTold): string {
  const which = receivedOf(row).minor < row.totalMinor ? 'less' : 'more'
  return `${formatMoney(receivedOf(row))} arrived, ${which} than the ${formatMoney(expectedOf(row))} we expected`
}

const unconvertedText: Readonly<Record<Unconverted, (row: ArrivalTold) => string>> = {
  'too little': () => 'too little to buy a cent',
  'too much': row =>
    `more than the ${formatMoney(expectedOf(row))} we expected. Our rate was for that amount, so we exchanged nothing`,
}

const insteadText = (row: ArrivalTold, why: string) =>
  paragraphs(
    `${why}, so ${inWallet(row)}. From there you can contribute it or withdraw it.`,
    paidText(row),
  )

export type Missing = { readonly why: Missed; readonly minimum: Money }

const missedText: Readonly<
  Record<Missed, (row: ArrivalTold, plan: string, missing: Missing) => string>
> = {
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

/** Plans are named by their label. */
export const arrivalNews = {
  /** It is where it was meant to be. */
  arrived: (row: ArrivalTold, plan: string | undefined) =>
    plan === undefined
      ? { title: 'Your money has arrived', body: paragraphs(`${inWallet(row)}.`, paidText(row)) }
      : {
          title: 'Your contribution has arrived',
          body: paragraphs(`${formatMoney(amountOf(row))} is in ${plan}.`, paidText(row)),
        },
  /** What was announced is in the plan, and the rest in the wallet. */
  divided: (row: ArrivalTold, plan: string, rest: Money) => ({
    title: 'Your contribution has arrived',
    body: paragraphs(
      `${formatMoney(amountOf(row))} is in ${plan}. ${formatMoney(rest)} came beyond it, and is in ${walletText(rest.currency)}: you can contribute it or withdraw it.`,
      paidText(row),
    ),
  }),
  /** It was for a plan, and is in the wallet. */
  missed: (row: ArrivalTold, plan: string, missing: Missing) => ({
    title: 'Your money is in your wallet',
    body: missedText[missing.why](row, plan, missing),
  }),
  unconverted: (row: ArrivalTold, why: Unconverted) => ({
    title: 'Your money is in your wallet',
    body: paragraphs(
      `${formatMoney(receivedOf(row))} arrived, ${unconvertedText[why](row)}: ${inWallet(row)}. From there you can contribute it or withdraw it.`,
      costsOf(row, 'what arrived').join(' '),
    ),
  }),
  /** Another amount is the rest of it, perhaps, and no mistake. */
  cameAgain: (second: ArrivalTold, first: ArrivalTold) => ({
    title: isSameMoney(receivedOf(second), receivedOf(first))
      ? 'You paid twice'
      : 'More of your money has arrived',
    body: `${formatMoney(amountOf(second))} arrived for ${first.reference}, which was paid already. All of it is in ${walletText(second.currency)}: you can contribute it or withdraw it.`,
  }),
  parked: ({ reference }: Pick<ArrivalTold, 'reference'>, arrived: Money) => ({
    title: 'We hold a payment of yours',
    body: `${formatMoney(arrived)} arrived for ${reference}, and you no longer hold ${arrived.currency} with us. The money is safe: please contact the support team and say where it should go.`,
  }),
} as const
