const minute = 60_000
/** Longer than a request can be under way: by then its provider knows of it. */
const shortestPause = 10 * minute
const longestPause = 72 * 60 * minute

/** When its provider is asked next about a refund: after pauses that double up to three days, until it has an outcome. */
export const nextAskAt = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(shortestPause * 2 ** asks, longestPause))
