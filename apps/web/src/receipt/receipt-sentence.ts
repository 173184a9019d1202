import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import type { TransactionReceipt } from '@kinfold/contract/wallet/get-transaction'
import { momentText } from '../day/moment-text.ts'

/** When a line happened, and what one has to know besides. */
export function receiptSentence(receipt: TransactionReceipt): string {
  const more = moreOf(receipt)
  const when = momentText(receipt.transaction.created_at)
  return more === undefined ? when : `${when}. ${more}`
}

function moreOf({ transaction, payment, withdrawal }: TransactionReceipt): string | undefined {
  const reason = withdrawal?.failure_reason ?? payment?.failure_reason
  switch (transaction.status) {
    case 'completed':
      // It left the wallet, or came into it, and went the other way later.
      return withdrawal ? (withdrawal.failure_reason ?? undefined) : later(transaction, payment)
    case 'pending':
      return withdrawal ? undefined : 'It has not arrived yet.'
    case 'failed':
      return reason ?? (payment?.status === 'expired' ? ranOut : 'It did not go through.')
    case 'cancelled':
      return 'It was cancelled, and nothing moved.'
  }
}

const ranOut = 'The time to pay ran out before anything came.'

const undone: Readonly<Partial<Record<PaymentStatus, string>>> = {
  partly_refunded: 'Some of it was given back later.',
  refunded: 'It was given back later.',
  charged_back: 'The card’s bank took it back later.',
}

/** Said on the line that brought the money; what took it back has a line of its own. */
function later(
  { kind }: TransactionReceipt['transaction'],
  payment: TransactionReceipt['payment'],
): string | undefined {
  return payment && (kind === 'deposit' || kind === 'contribution')
    ? undone[payment.status]
    : undefined
}
