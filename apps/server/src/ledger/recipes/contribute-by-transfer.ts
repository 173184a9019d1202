import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, portfolioAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A confirmed bank transfer directly into a portfolio, with the amount that arrived.
export function contributeByTransfer<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  portfolio: string
  arrived: Money<C>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  return {
    attempt: of.attempt,
    kind: 'transfer-contribution',
    pairs: [
      move<C>(of.arrived, bankAccount(currency), portfolioAccount(of.portfolio, currency), {
        as: 'contribution',
      }),
    ],
    about: { payment: of.payment, portfolio: of.portfolio },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
