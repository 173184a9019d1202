import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// What a portfolio that has ended paid out and never was its member's: there again, to be taken from there.
export function takePayoutBack<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  portfolio: string
  amount: Money<C>
  reason: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'payout-taken-back',
    pairs: [
      move<C>(of.amount, walletOf(of.member, currency), portfolioAccount(of.portfolio, currency), {
        as: 'payout',
      }),
    ],
    about: { portfolio: of.portfolio },
    meta: { reason: of.reason },
  }
}
