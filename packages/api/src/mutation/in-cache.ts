/** A change to the cache that is not awaited: once the app or story around it is gone, so is its cache. */
export function inCache(change: Promise<unknown>): void {
  change.catch(() => {})
}
