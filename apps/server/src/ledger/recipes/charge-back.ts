import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { clearingOf, receivableFrom } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The provider took a payment back. The member may have spent it already, so it becomes a debt of the
// member and is never deducted from a balance.
export function chargeBack<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  provider: string
  amount: Money<C>
  payment: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'chargeback',
    pairs: [
      move<C>(of.amount, receivableFrom(of.member, currency), clearingOf(of.provider, currency), {
        as: 'chargeback',
      }),
    ],
    about: { payment: of.payment },
    meta: { provider: of.provider },
  }
}
