import { currencies } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import { integer, refine } from 'superstruct'

/** An amount in kobo or cents as JSON carries it. */
export const JsonAmount = refine(
  integer(),
  'amount',
  amount => amount > 0 && Number.isSafeInteger(amount),
)

export function toJsonAmount({ minor }: Money): number {
  const amount = Number(minor)
  if (JsonAmount.is(amount)) return amount
  throw new RangeError('no provider takes such an amount')
}

/** Undefined for a currency that the club doesn't know. */
export function fromJsonAmount(amount: number, currency: string): Money | undefined {
  const known = currencies.find(each => each === currency.toUpperCase())
  return known === undefined ? undefined : money(known, BigInt(amount))
}
