import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, receivableFrom, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A member pays the debt of a chargeback, or of a withdrawal that was paid after all, in full or in part: from the wallet,
// or from a portfolio if one is given.
export function recoverReceivable<C extends Currency>(
  of: {
    attempt: IdempotencyKey
    member: string
    portfolio: string | undefined
    amount: Money<C>
  } & ({ payment: string; withdrawal?: undefined } | { withdrawal: string; payment?: undefined }),
): TransferRequest {
  const { currency } = of.amount
  const { portfolio, payment, withdrawal } = of
  const from =
    portfolio === undefined ? walletOf(of.member, currency) : portfolioAccount(portfolio, currency)
  return {
    attempt: of.attempt,
    kind: 'receivable-recovered',
    pairs: [
      move<C>(of.amount, from, receivableFrom(of.member, currency), { as: 'receivable-recovered' }),
    ],
    about: {
      ...(payment === undefined ? { withdrawal } : { payment }),
      ...(portfolio === undefined ? {} : { portfolio }),
    },
  }
}
