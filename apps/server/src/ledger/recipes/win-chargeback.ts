import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { clearingOf, portfolioAccount, receivableFrom, walletOf } from '../account-address.ts'
import {
  type IdempotencyKey,
  moveUnlessZero,
  type Pair,
  type TransferRequest,
} from '../transfer-request.ts'

// The provider decided for the club and gives the payment back. What the member still owes for it is
// settled by it; what was recovered from the member before goes back to where it was taken.
export function winChargeback<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  payment: string
  provider: string
  stillOwed: Money<C>
  recovered: Money<NoInfer<C>>
  // The portfolio that was recovered from; the wallet where there is none.
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
