import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, zero } from '@kinfold/contract/money/money'
import { type AccountAddress, bankAccount, feesAccount, walletOf } from '../account-address.ts'
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
  // The account of unmatched money; without it, the club's bank account.
  from?: AccountAddress<NoInfer<C>>
  arrived: Money<C>
  // Most transfers cost nothing.
  fee?: Money<NoInfer<C>>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  const fee = of.fee ?? zero(currency)
  const from = of.from ?? bankAccount(currency)
  return {
    attempt: of.attempt,
    kind: 'transfer-deposit',
    pairs: [
      move<C>(of.arrived, from, walletOf(of.member, currency), { as: 'deposit' }),
      ...moveUnlessZero<C>(fee, from, feesAccount(currency), { as: 'fee' }),
    ],
    about: { payment: of.payment },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
