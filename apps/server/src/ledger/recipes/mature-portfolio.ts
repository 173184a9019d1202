import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// At the end of its term a portfolio's whole value goes to the member's wallet.
export function maturePortfolio<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  portfolio: string
  value: Money<C>
}): TransferRequest {
  const { currency } = of.value
  return {
    attempt: of.attempt,
    kind: 'maturity',
    pairs: [
      move<C>(of.value, portfolioAccount(of.portfolio, currency), walletOf(of.member, currency), {
        as: 'payout',
      }),
    ],
    about: { portfolio: of.portfolio },
  }
}
