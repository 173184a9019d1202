import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A bank transfer is booked with the amount that arrived, whatever was expected.
export function depositByTransfer<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  member: string
  arrived: Money<C>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  return {
    attempt: of.attempt,
    kind: 'transfer-deposit',
    pairs: [
      move<C>(of.arrived, bankAccount(currency), walletOf(of.member, currency), { as: 'deposit' }),
    ],
    about: { payment: of.payment },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
