import { type Money, money } from '../money/money.ts'

/** A payment whose money can't be withdrawn yet. */
export type Uncleared = {
  readonly amount: Money
  /** The club's day from which it can be. */
  readonly from: string
  /** What it went into, and what that is worth now; undefined where it went into the wallet. */
  readonly portfolio: { readonly id: string; readonly worth: Money } | undefined
}

/** What of an available amount can be withdrawn now, and the rest by day, the earliest first. */
export type ReadyMoney = {
  readonly ready: Money
  readonly later: readonly { readonly amount: Money; readonly from: string }[]
}

/**
 * Whatever is spent is taken from what is ready first: money that has not cleared stays uncleared until its day,
 * wherever it goes meanwhile. Only what its own portfolio still covers is not looked for in the wallet.
 */
export function readyMoney(available: Money, uncleared: readonly Uncleared[]): ReadyMoney {
  const own = uncleared.filter(({ amount }) => amount.currency === available.currency)
  const waitingOn = (day: string) =>
    least(available.minor, sumOf(own.filter(each => each.from > day)))
  const days = [...new Set(own.map(({ from }) => from))].toSorted()
  let waiting = waitingOn('')
  const ready = money(available.currency, available.minor - waiting)
  const later = days.flatMap(from => {
    const before = waiting
    waiting = waitingOn(from)
    const minor = before - waiting
    return minor > 0n ? [{ amount: money(available.currency, minor), from }] : []
  })
  return { ready, later }
}

/**
 * The day that money takes along into another currency: that of the last which has not cleared, where less is left
 * in its wallet than waits there.
 */
export function carriedDay(left: Money, uncleared: readonly Uncleared[]): string | undefined {
  const own = uncleared.filter(({ amount }) => amount.currency === left.currency)
  if (sumOf(own) <= left.minor) return undefined
  return own
    .map(({ from }) => from)
    .toSorted()
    .at(-1)
}

function sumOf(uncleared: readonly Uncleared[]): bigint {
  let inWallet = 0n
  const missing = new Map<string, bigint>()
  for (const { amount, portfolio } of uncleared) {
    if (portfolio === undefined) inWallet += amount.minor
    else {
      const before = missing.get(portfolio.id) ?? -portfolio.worth.minor
      missing.set(portfolio.id, before + amount.minor)
    }
  }
  return [...missing.values()].reduce((sum, minor) => (minor > 0n ? sum + minor : sum), inWallet)
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
