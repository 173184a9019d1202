import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, payoutOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The money has left the club's bank account.
export function payWithdrawal<C extends Currency>(of: {
  attempt: IdempotencyKey
  withdrawal: string
  amount: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'withdrawal-paid',
    pairs: [
      move<C>(of.amount, payoutOf(of.withdrawal, currency), bankAccount(currency), {
        as: 'withdrawal-paid',
      }),
    ],
    about: { withdrawal: of.withdrawal },
    meta: { reference: of.reference },
  }
}
