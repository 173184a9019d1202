import type { Currency } from '../money/currency.ts'
import { type Money, money } from '../money/money.ts'

type Paid = { readonly amount: Money; readonly fee: Money; readonly refunded: Money }

/**
 * The part of a payment's fee that goes back with a part of the payment: in proportion, and such
 * that the parts of a payment given back whole add up to its fee exactly.
 */
export function feeWithRefund<C extends Currency>(
  { amount, fee, refunded }: Paid & { readonly fee: Money<C> },
  part: Money,
): Money<C> {
  const upTo = (minor: bigint) => (fee.minor * minor) / amount.minor
  return money(fee.currency, upTo(refunded.minor + part.minor) - upTo(refunded.minor))
}
