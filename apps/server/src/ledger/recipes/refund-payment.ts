import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, clearingOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Money given back through the provider it came from, whole or in part: a posting against the
// payment, which itself stays as it is.
export function refundPayment<C extends Currency>(of: {
  attempt: IdempotencyKey
  from: AccountAddress<NoInfer<C>>
  provider: string
  amount: Money<C>
  payment: string
  reason: string
}): TransferRequest {
  return {
    attempt: of.attempt,
    kind: 'refund',
    pairs: [move<C>(of.amount, of.from, clearingOf(of.provider, of.amount.currency))],
    meta: { provider: of.provider, payment: of.payment, reason: of.reason },
  }
}
