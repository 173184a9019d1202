import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The member's total doesn't change; money moves from the wallet to a portfolio.
export function contributeFromWallet<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  member: string
  portfolio: string
  amount: Money<C>
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'wallet-contribution',
    pairs: [
      move<C>(of.amount, walletOf(of.member, currency), portfolioAccount(of.portfolio, currency), {
        as: 'contribution',
      }),
    ],
    about: { payment: of.payment, portfolio: of.portfolio },
  }
}
