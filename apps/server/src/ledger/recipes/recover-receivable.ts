import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount, receivableFrom, walletOf } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A member pays the debt of a chargeback, in full or in part: from the wallet, or from a portfolio if one
// is given.
export function recoverReceivable<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  payment: string
  portfolio: string | undefined
  amount: Money<C>
}): TransferRequest {
  const { currency } = of.amount
  const { portfolio } = of
  const from =
    portfolio === undefined ? walletOf(of.member, currency) : portfolioAccount(portfolio, currency)
  return {
    attempt: of.attempt,
    kind: 'receivable-recovered',
    pairs: [
      move<C>(of.amount, from, receivableFrom(of.member, currency), { as: 'receivable-recovered' }),
    ],
    about: { payment: of.payment, ...(portfolio === undefined ? {} : { portfolio }) },
  }
}
