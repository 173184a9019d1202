/** Shares in whole percents that add up to a hundred; the largest remainders are rounded up. All zero: all zero. */
export function wholePercents(shares: readonly bigint[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0n)
  if (total <= 0n) return shares.map(() => 0)
  const exact = shares.map((share, at) => ({
    at,
    floor: Number((share * 100n) / total),
    rest: (share * 100n) % total,
  }))
  const left = 100 - exact.reduce((sum, { floor }) => sum + floor, 0)
  const luckier = new Set(
    exact
      .toSorted((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return exact.map(({ at, floor }) => floor + (luckier.has(at) ? 1 : 0))
}
