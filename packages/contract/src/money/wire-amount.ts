// The edge between JSON and the code: major units with at most two decimals there, bigint minor units here.
import { define, refine, type Struct } from 'superstruct'
import type { Currency } from './currency.ts'
import { type Money, money } from './money.ts'

/** The most a member can type into an amount field. */
export const maximumAmount = 1e12
export const tooMuchAtOnce = 'This is more than we can take at once.'
/** The largest amount that is exact as a JSON number; totals of the whole club stay below it. */
const maximumOnTheWire = 9e13

function hasAtMostTwoDecimals(value: number): boolean {
  return Math.round(value * 100) / 100 === value
}

/** An amount in an answer: balances and movements, so it may be negative. */
export const WireAmount: Struct<number, null> = define<number>(
  'amount',
  value =>
    (typeof value === 'number' &&
      Math.abs(value) <= maximumOnTheWire &&
      hasAtMostTwoDecimals(value)) ||
    'Please enter an amount with at most two decimals.',
)

/** An amount a member sends: more than nothing, and no more than the limit. */
export const AmountToPay: Struct<number, null> = refine(
  define<number>('amount to pay', value =>
    typeof value === 'number' ? true : 'Please enter an amount.',
  ),
  'amount to pay',
  value => {
    if (!(value > 0)) return 'Please enter an amount above zero.'
    if (value > maximumAmount) return tooMuchAtOnce
    return hasAtMostTwoDecimals(value) || 'Please enter an amount with at most two decimals.'
  },
)

/** What was earned or lost, as an operator enters it: above or below zero, within the same limit. */
export const AmountEarned: Struct<number, null> = refine(
  define<number>('amount earned', value =>
    typeof value === 'number' ? true : 'Please enter an amount.',
  ),
  'amount earned',
  value => {
    if (!(Math.abs(value) > 0)) return 'Please enter what was earned, or what was lost below zero.'
    if (Math.abs(value) > maximumAmount) return tooMuchAtOnce
    return hasAtMostTwoDecimals(value) || 'Please enter an amount with at most two decimals.'
  },
)

export function moneyFromWire<C extends Currency>(currency: C, amount: number): Money<C> {
  if (!WireAmount.is(amount)) throw new RangeError('not an amount with at most two decimals')
  return money(currency, BigInt(Math.round(amount * 100)))
}

export function moneyToWire({ minor }: Money): number {
  const amount = Number(minor) / 100
  if (Math.abs(amount) > maximumOnTheWire) throw new RangeError('too large for a JSON number')
  return amount
}
