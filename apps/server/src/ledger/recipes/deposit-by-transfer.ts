import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, zero } from '@kinfold/contract/money/money'
import { bankAccount, feesAccount, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// A bank transfer is booked with what arrived beyond the fee, whatever was expected.
export function depositByTransfer<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  member: string
  arrived: Money<C>
  // Most transfers cost nothing.
  fee?: Money<NoInfer<C>>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  const fee = of.fee ?? zero(currency)
  const bank = bankAccount(currency)
  return {
    attempt: of.attempt,
    kind: 'transfer-deposit',
    pairs: [
      move<C>(of.arrived, bank, walletOf(of.member, currency), { as: 'deposit' }),
      ...moveUnlessZero<C>(fee, bank, feesAccount(currency), { as: 'fee' }),
    ],
    about: { payment: of.payment },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
