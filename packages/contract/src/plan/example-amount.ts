import type { Currency } from '../money/currency.ts'
import { type Money, money } from '../money/money.ts'
import { compareMoney } from '../money/money-arithmetic.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import type { Plan } from './plan.ts'

const roundAmounts: Readonly<Record<Currency, Money>> = {
  NGN: money('NGN', 10_000_000n),
  USD: money('USD', 100_000n),
}

/** What a plan is explained with: a round amount that one can picture, or the least it takes where that is more. */
export function exampleAmount({ currency, minimum }: Pick<Plan, 'currency' | 'minimum'>): Money {
  const round = roundAmounts[currency]
  const least = moneyFromWire(currency, minimum)
  return compareMoney(least, round) > 0 ? least : round
}
