import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { chargebackOpenedNews } from '@kinfold/contract/operator/chargeback/opened-news'
import { recoveryNews } from '@kinfold/contract/operator/chargeback/recovery-news'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { amountOf, type ChargebackRow, owedFor, subjectOf } from './chargeback-facts.ts'

const about = ({ currency }: ChargebackRow) =>
  ({
    kind: 'payment',
    link: `/dashboard/wallet?currency=${currency}`,
    action: 'See your wallet',
  }) as const

const sumText = (row: ChargebackRow) => formatMoney(amountOf(row))

const days = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Africa/Lagos',
})

const answerText = ({ answerBy }: ChargebackRow) =>
  answerBy === null ? '' : `\n\nThe club may answer it until ${days.format(answerBy)}.`

const lastedText = 'What you have beyond that stays yours to use.'

/** What a member, or the desk, is told of a chargeback. */
export const chargebackNews = {
  opened: (row: ChargebackRow, { reference }: PaymentRow) => ({
    ...about(row),
    ...chargebackOpenedNews({ amount: amountOf(row), reference }),
  }),
  won: (row: ChargebackRow, { reference }: PaymentRow) => ({
    ...about(row),
    title: 'Your payment counts again',
    body: `Your bank has decided that your payment ${reference} was right, and returned ${sumText(row)} to us. You no longer owe us anything for it.${returnedText(row)}`,
  }),
  lost: (row: ChargebackRow, { reference }: PaymentRow) => ({
    ...about(row),
    title: 'Your bank keeps a payment',
    body: `Your bank has decided to give ${sumText(row)} of your payment ${reference} back to you, and took it from us. So you still owe us ${formatMoney(owedFor(row))}: it is not available to withdraw or to spend. ${lastedText}\n\nOur support team will be glad to find a way with you to settle it.`,
  }),
  corrected: (row: ChargebackRow, before: ChargebackRow, { reference }: PaymentRow) => ({
    ...about(row),
    title: 'What you owe for a payment has changed',
    body: `Your bank took ${sumText(row)} of your payment ${reference} back, and not ${sumText(before)} as we had told you. So you owe us ${formatMoney(owedFor(row))} for it: it is not available to withdraw or to spend. ${lastedText}`,
  }),
  recovered: (row: ChargebackRow, taken: Money, recovered: Recovered) => ({
    ...about(row),
    ...recoveryNews({ taken, left: owedFor(row), owedFor: subjectOf(row), ...recovered }),
  }),
  toDesk: (row: ChargebackRow, reference: string | undefined) => ({
    title: `A payment of ${sumText(row)} was disputed`,
    body: `${reference === undefined ? 'It names no payment of ours.' : `It is the payment ${reference}.`} The provider calls it ${row.disputeId}, for this reason:\n\n${row.reason}${answerText(row)}`,
    action: 'Open the desk',
  }),
} as const

type Recovered = { readonly from: 'wallet' | 'portfolio'; readonly reason: string }

function returnedText({ currency, recoveredMinor }: ChargebackRow): string {
  if (recoveredMinor === 0n) return ''
  return ` ${formatMoney(money(currency, recoveredMinor))}, which you had paid back, is in your wallet again.`
}
