// NoInfer keeps the second amount from widening the first: NGN and USD together don't compile.
import type { Currency } from './currency.ts'
import { MixedCurrenciesError } from './mixed-currencies-error.ts'
import { type Money, money } from './money.ts'

function sameCurrency(one: Money, other: Money): void {
  if (one.currency !== other.currency) {
    throw new MixedCurrenciesError(one.currency, other.currency)
  }
}

export function addMoney<C extends Currency>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> {
  sameCurrency(one, other)
  return money(one.currency, one.minor + other.minor)
}

export function subtractMoney<C extends Currency>(
  from: Money<C>,
  what: Money<NoInfer<C>>,
): Money<C> {
  sameCurrency(from, what)
  return money(from.currency, from.minor - what.minor)
}

/** Negative, zero or positive, as a sort wants it. */
export function compareMoney<C extends Currency>(
  one: Money<C>,
  other: Money<NoInfer<C>>,
): -1 | 0 | 1 {
  sameCurrency(one, other)
  if (one.minor === other.minor) return 0
  return one.minor < other.minor ? -1 : 1
}

export function negateMoney<C extends Currency>(amount: Money<C>): Money<C> {
  return money(amount.currency, -amount.minor)
}

export function sumMoney<C extends Currency>(
  currency: C,
  amounts: Iterable<Money<NoInfer<C>>>,
): Money<C> {
  let total: Money<C> = money(currency, 0n)
  for (const amount of amounts) total = addMoney(total, amount)
  return total
}
