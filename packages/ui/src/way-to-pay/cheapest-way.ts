import type { WayOfPaying } from './way-of-paying.ts'

/** The one way that costs less than all others that are possible; undefined when several cost the least. */
export function cheapestWay<Value extends string>(
  ways: readonly WayOfPaying<Value>[],
): WayOfPaying<Value> | undefined {
  const possible = ways.filter(way => way.impossible === undefined)
  const [first, second] = possible.toSorted((one, other) =>
    one.charge.minor === other.charge.minor ? 0 : one.charge.minor < other.charge.minor ? -1 : 1,
  )
  return second && first?.charge.minor !== second.charge.minor ? first : undefined
}
