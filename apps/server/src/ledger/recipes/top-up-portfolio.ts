import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, feesAccount, portfolioAccount } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'
import { type Rest, restToWallet } from './rest-to-wallet.ts'

// More money for a portfolio that has some already, from any source.
export function topUpPortfolio<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  portfolio: string
  // The member's wallet, a provider's clearing account or the club's bank account.
  source: AccountAddress<NoInfer<C>>
  amount: Money<C>
  fee: Money<NoInfer<C>>
  // What came beyond it, where that goes to the wallet.
  rest?: Rest<NoInfer<C>>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'top-up',
    pairs: [
      move<C>(of.amount, of.source, portfolioAccount(of.portfolio, currency), {
        as: 'contribution',
      }),
      ...moveUnlessZero<C>(of.fee, of.source, feesAccount(currency), { as: 'fee' }),
      ...restToWallet<C>(of.rest, of.source),
    ],
    about: { payment: of.payment, portfolio: of.portfolio },
    meta: { reference: of.reference },
  }
}
