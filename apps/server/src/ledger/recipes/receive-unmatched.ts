import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Money whose owner is not known yet, on the bank account or with a provider.
export function receiveUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  from: AccountAddress<NoInfer<C>>
  arrived: Money<C>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  return {
    attempt: of.attempt,
    kind: 'unmatched-received',
    pairs: [
      move<C>(of.arrived, of.from, unmatchedOf(of.unmatched, currency), {
        as: 'unmatched-received',
      }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
