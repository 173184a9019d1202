import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, feesAccount } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// Refunds a payment the way it came, in full or in part; the payment itself is not changed. `fee` is the
// part of the payment's fee that the club refunds with it.
export function refundPayment<C extends Currency>(of: {
  attempt: IdempotencyKey
  refund: string
  payment: string
  from: AccountAddress<NoInfer<C>>
  // A provider's clearing account, the club's bank account, or the wallet it was paid from.
  to: AccountAddress<NoInfer<C>>
  amount: Money<C>
  fee: Money<NoInfer<C>>
  reason: string
}): TransferRequest {
  return {
    attempt: of.attempt,
    kind: 'refund',
    pairs: [
      move<C>(of.amount, of.from, of.to, { as: 'refund' }),
      ...moveUnlessZero<C>(of.fee, feesAccount(of.fee.currency), of.to, { as: 'fee-returned' }),
    ],
    about: { refund: of.refund, payment: of.payment },
    meta: { reason: of.reason },
  }
}
