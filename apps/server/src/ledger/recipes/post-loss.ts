import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, returnsAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// One portfolio's share of its plan's loss in a period; `amount` is the size of the loss.
export function postLoss<C extends Currency>(of: {
  attempt: IdempotencyKey
  returns: string
  portfolio: string
  amount: Money<C>
  period: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'loss',
    pairs: [
      move<C>(of.amount, portfolioAccount(of.portfolio, currency), returnsAccount(currency), {
        as: 'loss',
      }),
    ],
    about: { returns: of.returns, portfolio: of.portfolio },
    meta: { period: of.period },
  }
}
