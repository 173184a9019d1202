import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Nobody claimed the money: it goes back to its sender.
export function returnUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  to: AccountAddress<NoInfer<C>>
  amount: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'unmatched-returned',
    pairs: [
      move<C>(of.amount, unmatchedOf(of.unmatched, currency), of.to, {
        as: 'unmatched-returned',
      }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
  }
}
