import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { preload, SWRConfig } from 'swr'
import type { CallInput } from '../client/request.ts'
import { fetchQuery } from './fetch-query.ts'
import { cacheKey, type Query } from './query.ts'

/** Asks before the page that shows it is there. Works with the app's own cache, which is SWR's default. */
export function preloadQuery<E extends AnyEndpoint>(query: Query<E>, input: CallInput<E>): void {
  const { cache } = SWRConfig.defaultValue
  // A failure is asked for again, and told, by the page itself.
  Promise.resolve(preload(cacheKey(query, input), () => fetchQuery(cache, query, input))).catch(
    () => {},
  )
}
