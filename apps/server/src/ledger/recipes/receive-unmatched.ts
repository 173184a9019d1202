import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Money on the bank account whose owner is not known yet.
export function receiveUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  arrived: Money<C>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  return {
    attempt: of.attempt,
    kind: 'unmatched-received',
    pairs: [
      move<C>(of.arrived, bankAccount(currency), unmatchedOf(of.unmatched, currency), {
        as: 'unmatched-received',
      }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
