import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { clearingOf, feesAccount, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// The provider has charged the member: the amount goes to the wallet, the fee on top is the club's.
export function depositByCard<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  member: string
  provider: string
  amount: Money<C>
  fee: Money<NoInfer<C>>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  const clearing = clearingOf(of.provider, currency)
  return {
    attempt: of.attempt,
    kind: 'card-deposit',
    pairs: [
      move<C>(of.amount, clearing, walletOf(of.member, currency), { as: 'deposit' }),
      ...moveUnlessZero<C>(of.fee, clearing, feesAccount(currency), { as: 'fee' }),
    ],
    about: { payment: of.payment },
    meta: { provider: of.provider, reference: of.reference },
  }
}
