import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, zero } from '@kinfold/contract/money/money'
import {
  type AccountAddress,
  bankAccount,
  feesAccount,
  portfolioAccount,
} from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'
import { type Rest, restToWallet } from './rest-to-wallet.ts'

// A confirmed bank transfer directly into a portfolio, with what arrived beyond the fee.
export function contributeByTransfer<C extends Currency>(of: {
  attempt: IdempotencyKey
  payment: string
  portfolio: string
  // The account of unmatched money; without it, the club's bank account.
  from?: AccountAddress<NoInfer<C>>
  arrived: Money<C>
  // Most transfers cost nothing.
  fee?: Money<NoInfer<C>>
  // What came beyond it, where that goes to the wallet.
  rest?: Rest<NoInfer<C>>
  reference: string
  arrivedAt: Date
}): TransferRequest {
  const { currency } = of.arrived
  const fee = of.fee ?? zero(currency)
  const from = of.from ?? bankAccount(currency)
  return {
    attempt: of.attempt,
    kind: 'transfer-contribution',
    pairs: [
      move<C>(of.arrived, from, portfolioAccount(of.portfolio, currency), { as: 'contribution' }),
      ...moveUnlessZero<C>(fee, from, feesAccount(currency), { as: 'fee' }),
      ...restToWallet<C>(of.rest, from),
    ],
    about: { payment: of.payment, portfolio: of.portfolio },
    meta: { reference: of.reference },
    eventAt: of.arrivedAt,
  }
}
