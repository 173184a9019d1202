// The subscribers of each query. When the last one leaves, its call in flight is aborted, and after a while its data
// is dropped: SWR does neither on its own.
import type { Cache } from 'swr'

interface Watched {
  watchers: number
  readonly inFlight: Set<AbortController>
  dropTimer: ReturnType<typeof setTimeout> | undefined
}

// Kept for each cache, because each story has a cache of its own.
const watches = new WeakMap<Cache, Map<string, Watched>>()

function watched(cache: Cache, key: string): Watched {
  const ofCache = watches.get(cache) ?? new Map<string, Watched>()
  watches.set(cache, ofCache)
  const known = ofCache.get(key) ?? { watchers: 0, inFlight: new Set(), dropTimer: undefined }
  ofCache.set(key, known)
  return known
}

function leave(cache: Cache, key: string, keepMs: number): void {
  const entry = watched(cache, key)
  entry.watchers -= 1
  if (entry.watchers > 0) return
  // Not at once: the next page may use the same data.
  setTimeout(() => {
    if (entry.watchers > 0) return
    for (const controller of entry.inFlight) controller.abort()
  }, 0)
  clearTimeout(entry.dropTimer)
  entry.dropTimer = setTimeout(() => {
    cache.delete(key)
    watches.get(cache)?.delete(key)
  }, keepMs)
}

/** Subscribes to a query; call what it returns to unsubscribe. */
export function watchQuery(cache: Cache, key: string, keepMs: number): () => void {
  const entry = watched(cache, key)
  entry.watchers += 1
  clearTimeout(entry.dropTimer)
  return () => leave(cache, key, keepMs)
}

export function isWatched(cache: Cache, key: string): boolean {
  return watched(cache, key).watchers > 0
}

/** Runs a call that is aborted when its query has no subscriber any more. */
export async function whileWatched<T>(
  cache: Cache,
  key: string,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { inFlight } = watched(cache, key)
  const controller = new AbortController()
  inFlight.add(controller)
  try {
    return await call(controller.signal)
  } finally {
    inFlight.delete(controller)
  }
}
