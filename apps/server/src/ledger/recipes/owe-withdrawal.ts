import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { payoutOf, receivableFrom } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A withdrawal that had failed was paid after all, and its member has spent what went back to them: they owe it. Like a
// chargeback it is never deducted from a balance. It stands in for the wallet, so that the payout can be paid.
export function oweWithdrawal<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  withdrawal: string
  amount: Money<C>
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'withdrawal-owed',
    pairs: [
      move<C>(of.amount, receivableFrom(of.member, currency), payoutOf(of.withdrawal, currency), {
        as: 'withdrawal-failed',
      }),
    ],
    about: { withdrawal: of.withdrawal },
  }
}
