import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, payoutOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The money has left the club's bank account, or what a provider holds for the club.
export function payWithdrawal<C extends Currency>(of: {
  attempt: IdempotencyKey
  withdrawal: string
  amount: Money<C>
  from: AccountAddress<NoInfer<C>>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'withdrawal-paid',
    pairs: [
      move<C>(of.amount, payoutOf(of.withdrawal, currency), of.from, { as: 'withdrawal-paid' }),
    ],
    about: { withdrawal: of.withdrawal },
    meta: { reference: of.reference },
  }
}
