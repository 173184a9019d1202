import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Nobody claimed the money: it goes back to its sender.
export function returnUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  amount: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'unmatched-returned',
    pairs: [
      move<C>(of.amount, unmatchedOf(of.unmatched, currency), bankAccount(currency), {
        as: 'unmatched-returned',
      }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
  }
}
