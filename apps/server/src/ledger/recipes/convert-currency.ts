import type { Currency } from '@kinfold/contract/money/currency'
import { type AccountAddress, feesAccount, fxAccount } from '../account-address.ts'
import type { Quote } from '../keep-quote.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type References,
  type TransferRequest,
} from '../transfer-request.ts'

// A pair never mixes currencies: each side goes through the club's position in its currency. The money
// comes from a wallet, or from a provider when naira pay for dollars.
export function convertCurrency<From extends Currency, To extends Currency>(of: {
  attempt: IdempotencyKey
  from: AccountAddress<NoInfer<From>>
  to: AccountAddress<NoInfer<To>>
  quote: Quote<From, To>
  // The payment and portfolio it is for; empty when a member converts between wallets.
  about: References
  // What the member is doing: converting money, or paying for something in the other currency.
  as: 'conversion' | 'deposit' | 'contribution'
}): TransferRequest {
  const { sold, bought, fee, id, rate, rateSetAt } = of.quote
  if (`${sold.currency}` === `${bought.currency}`) {
    throw new RangeError('A conversion is between two currencies.')
  }
  const [given, got] =
    of.as === 'conversion' ? (['sold', 'bought'] as const) : ([of.as, of.as] as const)
  return {
    attempt: of.attempt,
    kind: 'conversion',
    pairs: [
      move<From>(sold, of.from, fxAccount(sold.currency), { as: given }),
      move<To>(bought, fxAccount(bought.currency), of.to, { as: got }),
      ...moveUnlessZero<From>(fee, of.from, feesAccount(fee.currency), { as: 'fee' }),
    ],
    about: of.about,
    meta: { rate, rateSetAt: rateSetAt.toISOString() },
    quote: id,
  }
}
