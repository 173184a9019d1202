import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, returnsAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// One portfolio's share of its plan's returns in a period.
export function postReturns<C extends Currency>(of: {
  attempt: IdempotencyKey
  returns: string
  portfolio: string
  amount: Money<C>
  period: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'returns',
    pairs: [
      move<C>(of.amount, returnsAccount(currency), portfolioAccount(of.portfolio, currency), {
        as: 'returns',
      }),
    ],
    about: { returns: of.returns, portfolio: of.portfolio },
    meta: { period: of.period },
  }
}
