import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, unmatchedAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The owner is known: the money goes to a wallet or a portfolio.
export function matchUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  to: AccountAddress<NoInfer<C>>
  amount: Money<C>
  reference: string
}): TransferRequest {
  return {
    attempt: of.attempt,
    kind: 'unmatched-matched',
    pairs: [move<C>(of.amount, unmatchedAccount(of.amount.currency), of.to)],
    meta: { reference: of.reference },
  }
}
