import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { clearingOf, feesAccount, portfolioAccount } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// A card payment directly into a portfolio; the fee is the club's income.
export function contributeByCard<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  portfolio: string
  provider: string
  amount: Money<C>
  fee: Money<NoInfer<C>>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  const clearing = clearingOf(of.provider, currency)
  return {
    attempt: of.attempt,
    kind: 'card-contribution',
    pairs: [
      move<C>(of.amount, clearing, portfolioAccount(of.portfolio, currency), {
        as: 'contribution',
      }),
      ...moveUnlessZero<C>(of.fee, clearing, feesAccount(currency), { as: 'fee' }),
    ],
    about: { payment: of.payment, portfolio: of.portfolio },
    meta: { provider: of.provider, reference: of.reference },
  }
}
