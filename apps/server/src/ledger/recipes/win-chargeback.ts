import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { clearingOf, portfolioAccount, receivableFrom, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  moveUnlessZero,
  type Pair,
  type TransferRequest,
} from '../transfer-request.ts'

// The provider decided for the club and returns the payment. It settles what the member still owes for it;
// what the member has already paid back is returned to the wallet or portfolio it came from.
export function winChargeback<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  payment: string
  provider: string
  stillOwed: Money<C>
  recovered: Money<NoInfer<C>>
  // The portfolio that the debt was paid from; without one, the wallet.
  portfolio: string | undefined
}): TransferRequest {
  const { currency } = of.stillOwed
  const { portfolio } = of
  const clearing = clearingOf(of.provider, currency)
  const member =
    portfolio === undefined ? walletOf(of.member, currency) : portfolioAccount(portfolio, currency)
  const [first, ...rest]: Pair[] = [
    ...moveUnlessZero<C>(of.stillOwed, clearing, receivableFrom(of.member, currency), {
      as: 'chargeback-won',
    }),
    ...moveUnlessZero<C>(of.recovered, clearing, member, { as: 'chargeback-won' }),
  ]
  if (first === undefined) throw new RangeError('A chargeback that was won gives something back.')
  return {
    attempt: of.attempt,
    kind: 'chargeback-won',
    pairs: [first, ...rest],
    about: { payment: of.payment, ...(portfolio === undefined ? {} : { portfolio }) },
    meta: { provider: of.provider },
  }
}
