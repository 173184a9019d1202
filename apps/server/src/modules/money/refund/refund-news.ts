import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { givenBackNews } from '@kinfold/contract/operator/refund/given-back-news'
import { walletOf } from '../../../ledger/account-address.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { aboutPayment } from '../payment/payment-news.ts'
import { givenBack, type RefundRow, whereItWent } from './refund-facts.ts'

const sumText = (paid: PaymentRow, row: RefundRow) => formatMoney(givenBack(paid, row))

const newsOf = (paid: PaymentRow, row: RefundRow, { toWallet }: { readonly toWallet: boolean }) =>
  givenBackNews({
    amount: money(paid.currency, row.amountMinor),
    fee: money(paid.currency, row.feeMinor),
    toWallet,
    reference: paid.reference,
    reason: row.reason,
  })

const placeOf = (paid: PaymentRow) =>
  whereItWent(paid) === walletOf(paid.memberId, paid.currency) ? 'wallet' : 'portfolio'

/** The refund is over: nobody sends it again by itself. */
const failedNext = {
  wallet: 'We won’t try again by ourselves; you can use it there, or withdraw it.',
  portfolio:
    'We won’t try again by ourselves; if you still want it back, please tell our support team.',
} as const

/** What a member is told of a refund. */
export const refundNews = {
  sent: (paid: PaymentRow, row: RefundRow) => ({
    ...aboutPayment(paid),
    ...newsOf(paid, row, { toWallet: false }),
  }),
  toWallet: (paid: PaymentRow, row: RefundRow) => ({
    kind: 'payment' as const,
    link: `/dashboard/wallet?currency=${paid.currency}`,
    action: 'See your wallet',
    ...newsOf(paid, row, { toWallet: true }),
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
    body: `${sumText(paid, row)} of your payment ${paid.reference} could not be sent back, so it is yours here again, in your ${placeOf(paid)}. ${failedNext[placeOf(paid)]}\n\nThe reason:\n\n${row.failureReason ?? ''}`,
  }),
  /** For a member who can open no wallet for it any more. */
  keptBack: (paid: PaymentRow, row: RefundRow) => ({
    ...aboutPayment(paid),
    title: 'We could not send your money back',
    body: `${sumText(paid, row)} of your payment ${paid.reference} could not be sent back. You can’t hold it in a wallet any more, so we keep it for you. Please tell our support team where to send it.\n\nThe reason:\n\n${row.failureReason ?? ''}`,
  }),
} as const
