import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The owner is now known: the money goes to a wallet or a portfolio.
export function matchUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  to: AccountAddress<NoInfer<C>>
  amount: Money<C>
  reference: string
}): TransferRequest {
  return {
    attempt: of.attempt,
    kind: 'unmatched-matched',
    pairs: [
      move<C>(of.amount, unmatchedOf(of.unmatched, of.amount.currency), of.to, {
        as: 'unmatched-matched',
      }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
  }
}
