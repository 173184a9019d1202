import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { feesAccount, portfolioAccount, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// An operator closes a portfolio before its term: what is left after the charge goes to the wallet.
export function closePortfolioEarly<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  portfolio: string
  toMember: Money<C>
  charge: Money<NoInfer<C>>
  reason: string
}): TransferRequest {
  const { currency } = of.toMember
  const portfolio = portfolioAccount(of.portfolio, currency)
  return {
    attempt: of.attempt,
    kind: 'early-close',
    pairs: [
      move<C>(of.toMember, portfolio, walletOf(of.member, currency), { as: 'payout' }),
      ...moveUnlessZero<C>(of.charge, portfolio, feesAccount(currency), {
        as: 'early-close-charge',
      }),
    ],
    about: { portfolio: of.portfolio },
    meta: { reason: of.reason },
  }
}
