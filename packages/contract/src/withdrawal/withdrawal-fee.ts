import type { Currency } from '../money/currency.ts'
import { type Money, zero } from '../money/money.ts'

/** What a withdrawal costs beside its amount: nothing, all of it arrives. */
export function withdrawalFee<C extends Currency>({ currency }: Money<C>): Money<C> {
  return zero(currency)
}
