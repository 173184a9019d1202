import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { feesAccount, payoutOf, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// The payout did not go through: amount and fee go back to the wallet.
export function failWithdrawal<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  withdrawal: string
  amount: Money<C>
  fee: Money<NoInfer<C>>
  reason: string
}): TransferRequest {
  const { currency } = of.amount
  const wallet = walletOf(of.member, currency)
  return {
    attempt: of.attempt,
    kind: 'withdrawal-failed',
    pairs: [
      move<C>(of.amount, payoutOf(of.withdrawal, currency), wallet, { as: 'withdrawal-failed' }),
      ...moveUnlessZero<C>(of.fee, feesAccount(currency), wallet, { as: 'fee-returned' }),
    ],
    about: { withdrawal: of.withdrawal },
    meta: { reason: of.reason },
  }
}
