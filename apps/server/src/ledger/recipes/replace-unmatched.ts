import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The books had the money already, as something else: it is unmatched no more, and was on the bank account only once.
export function replaceUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  amount: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'unmatched-replaced',
    pairs: [
      move<C>(of.amount, unmatchedOf(of.unmatched, currency), bankAccount(currency), {
        as: 'unmatched-replaced',
      }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
  }
}
