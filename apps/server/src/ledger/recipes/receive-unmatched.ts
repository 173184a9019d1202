import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, bankAccount, unmatchedOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// Money whose owner is not known yet.
export function receiveUnmatched<C extends Currency>(of: {
  attempt: IdempotencyKey
  unmatched: string
  // The clearing account of a provider; without it, the club's bank account.
  from?: AccountAddress<NoInfer<C>>
  arrived: Money<C>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  const from = of.from ?? bankAccount(currency)
  return {
    attempt: of.attempt,
    kind: 'unmatched-received',
    pairs: [
      move<C>(of.arrived, from, unmatchedOf(of.unmatched, currency), { as: 'unmatched-received' }),
    ],
    about: { unmatched: of.unmatched },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
