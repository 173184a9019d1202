/** A change to the cache nobody waits for. When the app or story around it has gone, so has its cache: nothing is lost. */
export function inCache(change: Promise<unknown>): void {
  change.catch(() => {})
}
