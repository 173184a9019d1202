import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { preload, SWRConfig } from 'swr'
import type { CallInput } from '../client/request.ts'
import { fetchQuery } from './fetch-query.ts'
import { cacheKey, type Query } from './query.ts'

/** Fetches before the page that shows it is rendered. Works with SWR's default cache, which the app uses. */
export function preloadQuery<E extends AnyEndpoint>(query: Query<E>, input: CallInput<E>): void {
  const { cache } = SWRConfig.defaultValue
  // The page itself retries and shows a failure.
  Promise.resolve(preload(cacheKey(query, input), () => fetchQuery(cache, query, input))).catch(
    () => {},
  )
}
