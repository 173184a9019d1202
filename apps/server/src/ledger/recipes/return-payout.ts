import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, feesAccount, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// The member's bank returned a paid withdrawal: the money is back where it was paid from, and in the wallet.
// `fee` is the part of the withdrawal's fee that the club refunds with it.
export function returnPayout<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  withdrawal: string
  amount: Money<C>
  fee: Money<NoInfer<C>>
  to: AccountAddress<NoInfer<C>>
  reason: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.amount
  const wallet = walletOf(of.member, currency)
  return {
    attempt: of.attempt,
    kind: 'withdrawal-returned',
    pairs: [
      move<C>(of.amount, of.to, wallet, { as: 'withdrawal-returned' }),
      ...moveUnlessZero<C>(of.fee, feesAccount(currency), wallet, { as: 'fee-returned' }),
    ],
    about: { withdrawal: of.withdrawal },
    meta: { reason: of.reason },
    eventAt: of.arrivedAt,
  }
}
