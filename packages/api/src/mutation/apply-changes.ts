// Shows the effect of a mutation before it is answered, and reverts it if it fails.
import { type Arguments, type Cache, type ScopedMutator, unstable_serialize } from 'swr'
import { isKeyOf } from '../query/query.ts'
import { inCache } from './in-cache.ts'
import type { CachedChange } from './mutation.ts'

const keepAsItIs = { revalidate: false } as const

function keysOf(mutate: ScopedMutator, family: string): Arguments[] {
  const keys: Arguments[] = []
  // SWR shows the keys in its cache only to a filter; this one matches nothing and so changes nothing.
  inCache(
    mutate(key => {
      if (isKeyOf(family, key)) keys.push(key)
      return false
    }),
  )
  return keys
}

/** Returns a function that reverts the changes, except where a newer answer has replaced them. */
export function applyChanges(
  cache: Cache<unknown>,
  mutate: ScopedMutator,
  changes: readonly CachedChange[],
): () => void {
  const undo: (() => void)[] = []
  for (const { key: family, change } of changes) {
    for (const key of keysOf(mutate, family)) {
      const read = () => cache.get(unstable_serialize(key))?.data
      const before = read()
      if (before === undefined) continue
      const after = change(before)
      inCache(mutate(key, after, keepAsItIs))
      undo.push(() => {
        if (read() === after) inCache(mutate(key, before, keepAsItIs))
      })
    }
  }
  return () => {
    for (const step of undo.reverse()) step()
  }
}
