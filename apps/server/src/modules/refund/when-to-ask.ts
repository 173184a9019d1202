const minute = 60_000
const longestPause = 72 * 60 * minute

/** When its provider is asked next about a refund: after pauses that double up to three days, until it has an outcome. */
export const nextAskAt = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(minute * 2 ** asks, longestPause))
