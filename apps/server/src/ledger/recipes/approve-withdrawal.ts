import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { feesAccount, payoutOf, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// The hold is used and the money moves from the wallet to the withdrawal's payout account. A cancelled or
// refused withdrawal has no transfer: its hold is released.
export function approveWithdrawal<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  withdrawal: string
  hold: bigint
  amount: Money<C>
  fee: Money<NoInfer<C>>
}): TransferRequest {
  const { currency } = of.amount
  const wallet = walletOf(of.member, currency)
  return {
    attempt: of.attempt,
    kind: 'withdrawal',
    pairs: [
      move<C>(of.amount, wallet, payoutOf(of.withdrawal, currency), { as: 'withdrawal' }),
      ...moveUnlessZero<C>(of.fee, wallet, feesAccount(currency), { as: 'fee' }),
    ],
    about: { withdrawal: of.withdrawal },
    hold: of.hold,
  }
}
