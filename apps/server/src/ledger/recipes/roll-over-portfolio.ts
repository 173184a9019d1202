import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { portfolioAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// A portfolio's value moves into another portfolio. One that is rolled over stays the same, and books nothing.
export function rollOverPortfolio<C extends Currency>(of: {
  attempt: IdempotencyKey
  from: string
  into: string
  value: Money<C>
}): TransferRequest {
  const { currency } = of.value
  return {
    attempt: of.attempt,
    kind: 'rollover',
    pairs: [
      move<C>(of.value, portfolioAccount(of.from, currency), portfolioAccount(of.into, currency), {
        as: 'rollover',
      }),
    ],
    meta: { from: of.from, into: of.into },
  }
}
