import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { receivableFrom, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The member settles what is owed after a chargeback, from the wallet.
export function recoverReceivable<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  amount: Money<C>
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'receivable-recovered',
    pairs: [move<C>(of.amount, walletOf(of.member, currency), receivableFrom(of.member, currency))],
  }
}
