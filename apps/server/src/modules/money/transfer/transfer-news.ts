import { formatMoney } from '@kinfold/contract/money/format-money'
import { rejectionNews } from '@kinfold/contract/operator/transfer/rejection-news'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { aboutPayment } from '../payment/payment-news.ts'

/** What a member, or the desk, is told of a transfer to the club's bank account. */
export const transferNews = {
  rejected: (row: PaymentRow, reason: string) => ({
    ...aboutPayment(row),
    ...rejectionNews(row.reference, expectedOf(row), reason),
  }),
  stillLooking: (row: PaymentRow) => ({
    ...aboutPayment(row),
    title: 'We are still looking for your transfer',
    body: `Your transfer of ${formatMoney(expectedOf(row))} with the reference ${row.reference} is not confirmed after 48 hours. We have reminded the people who look for it.\n\nPlease check with your bank that it left your account, and that the reference is right.`,
  }),
  lateAtDesk: (rows: readonly PaymentRow[]) => ({
    title:
      rows.length === 1
        ? 'A transfer waits longer than 48 hours'
        : `${rows.length} transfers wait longer than 48 hours`,
    body: `Please look for what arrived, and confirm or reject:\n\n${rows
      .map(row => `${row.reference}: ${formatMoney(expectedOf(row))}`)
      .join('\n')}`,
    action: 'Open the desk',
  }),
}
