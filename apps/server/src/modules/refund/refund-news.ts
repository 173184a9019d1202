import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { aboutPayment } from '../payment/payment-news.ts'
import { givenBack, type RefundRow } from './refund-facts.ts'

const sumText = (paid: PaymentRow, row: RefundRow) => formatMoney(givenBack(paid, row))

/** Of another figure than what left the member. */
function feeText(paid: PaymentRow, { feeMinor }: RefundRow): string {
  if (feeMinor === 0n) return ''
  return ` With it you get ${formatMoney(money(paid.currency, feeMinor))} of the fee.`
}

const because = ({ reason }: RefundRow) => `\n\nThe reason:\n\n${reason}`

/** What a member is told of a refund. */
export const refundNews = {
  sent: (paid: PaymentRow, row: RefundRow) => ({
    ...aboutPayment(paid),
    title: 'Your money is on its way back to you',
    body: `We are giving ${sumText(paid, row)} of your payment ${paid.reference} back, to where you paid it from.${feeText(paid, row)} Banks may take up to ten days to show it.${because(row)}`,
  }),
  toWallet: (paid: PaymentRow, row: RefundRow) => ({
    kind: 'payment' as const,
    link: `/dashboard/wallet?currency=${paid.currency}`,
    action: 'See your wallet',
    title: 'Your money is back in your wallet',
    body: `${sumText(paid, row)} of your payment ${paid.reference} is in your ${paid.currency} wallet again.${feeText(paid, row)}${because(row)}`,
  }),
  paid: (paid: PaymentRow, row: RefundRow) => ({
    ...aboutPayment(paid),
    title: 'Your money was sent back',
    body: `${sumText(paid, row)} of your payment ${paid.reference} was sent to where you paid it from. Your bank may take a few days to show it.`,
  }),
  notYet: (paid: PaymentRow, row: RefundRow) => ({
    ...aboutPayment(paid),
    title: 'Your money is still on its way back to you',
    body: `We told you that ${sumText(paid, row)} of your payment ${paid.reference} was sent back to you. That was a mistake of ours: it is still on its way. We will tell you once our bank has sent it.`,
  }),
  failed: (paid: PaymentRow, row: RefundRow) => ({
    ...aboutPayment(paid),
    title: 'We could not send your money back',
    body: `${sumText(paid, row)} of your payment ${paid.reference} could not be sent back, so it is yours here again, where it was before. We are looking into it.\n\nThe reason:\n\n${row.failureReason ?? ''}`,
  }),
} as const
