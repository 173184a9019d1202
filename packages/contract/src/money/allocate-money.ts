import type { Currency } from './currency.ts'
import { type Money, money } from './money.ts'

const magnitude = (value: bigint) => (value < 0n ? -value : value)

interface Share {
  readonly index: number
  readonly minor: bigint
  readonly rest: bigint
}

/**
 * Splits an amount by weights so that the parts add up to it exactly. The units left over by
 * rounding down go to the largest remainders, the earlier part first among equals.
 */
export function allocateMoney<C extends Currency>(
  amount: Money<C>,
  weights: readonly bigint[],
): Money<C>[] {
  if (weights.some(weight => weight < 0n)) throw new RangeError('a weight is below zero')
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n) throw new RangeError('nothing to share by: the weights add up to zero')

  const sign = amount.minor < 0n ? -1n : 1n
  const whole = magnitude(amount.minor)
  const shares: Share[] = weights.map((weight, index) => ({
    index,
    minor: (whole * weight) / total,
    rest: (whole * weight) % total,
  }))
  const left = whole - shares.reduce((sum, share) => sum + share.minor, 0n)
  const byRest = shares.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  )
  const luckier = new Set(byRest.slice(0, Number(left)).map(share => share.index))

  return shares.map(share =>
    money(amount.currency, sign * (share.minor + (luckier.has(share.index) ? 1n : 0n))),
  )
}
