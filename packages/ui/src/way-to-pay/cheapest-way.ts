import type { WayOfPaying } from './way-of-paying.ts'

/**
 * The one way that costs less than all others that are possible; undefined when several cost the least, while the
 * cost of one isn't known, or between charges in different currencies.
 */
export function cheapestWay<Value extends string>(
  ways: readonly WayOfPaying<Value>[],
): WayOfPaying<Value> | undefined {
  const possible = ways.filter(way => way.impossible === undefined)
  const charges = possible.flatMap(({ cost }) => cost?.charge ?? [])
  const isComparable =
    charges.length === possible.length && new Set(charges.map(({ currency }) => currency)).size < 2
  if (!isComparable || charges.length < 2) return undefined
  const [least] = charges.map(({ minor }) => minor).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const cheapest = possible.filter(({ cost }) => cost?.charge.minor === least)
  return cheapest.length === 1 ? cheapest[0] : undefined
}
