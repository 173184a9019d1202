import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, unmatchedAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Nobody claimed it: the money goes back to where it came from.
export function returnUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  amount: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'unmatched-returned',
    pairs: [move<C>(of.amount, unmatchedAccount(currency), bankAccount(currency))],
    meta: { reference: of.reference },
  }
}
