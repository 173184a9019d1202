import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { feesAccount, receivableFrom } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A debt that a member will not pay: the club covers it from its fees.
export function writeOffReceivable<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  amount: Money<C>
  reason: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'receivable-written-off',
    pairs: [
      move<C>(of.amount, feesAccount(currency), receivableFrom(of.member, currency), {
        as: 'receivable-written-off',
      }),
    ],
    meta: { reason: of.reason },
  }
}
