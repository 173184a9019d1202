import type { Currency } from '../money/currency.ts'
import { type Money, zero } from '../money/money.ts'

/** What becomes of a portfolio’s value when the club ends it before its time, as it is asked: all of it is the member’s. */
export function earlyClosing<C extends Currency>(
  value: Money<C>,
): { readonly toMember: Money<C>; readonly charge: Money<C> } {
  return { toMember: value, charge: zero(value.currency) }
}
