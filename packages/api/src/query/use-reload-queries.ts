import { useSWRConfig } from 'swr'
import { inCache } from '../mutation/in-cache.ts'

/** Reads again all that is shown: somebody else has changed something. */
export function useReloadQueries(): () => void {
  const { mutate } = useSWRConfig()
  return () => inCache(mutate(() => true))
}
