import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { useEffect } from 'react'
import useSWR, {
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
  useSWRConfig,
} from 'swr'
import type { ClientAnswer, Failure } from '../client/outcome.ts'
import type { CallInput } from '../client/request.ts'
import { FailedCall } from './failed-call.ts'
import { fetchQuery } from './fetch-query.ts'
import { cacheKey, type Query, type QueryRules } from './query.ts'
import { unusedLifetimeMs } from './query-config.ts'
import { watchQuery } from './query-watch.ts'

export interface QueryState<T> {
  /** The latest answer, also while it is refetched or after that has failed. */
  readonly data: T | undefined
  readonly failure: Failure | undefined
  /** The first fetch is running; there is nothing to show yet. */
  readonly isLoading: boolean
  /** Refetching while the latest answer is shown. */
  readonly isRefetching: boolean
  /** Refetches at once, as “try again” does. */
  readonly reload: () => void
}

function swrOptions<T>({
  freshMs,
  retry,
  keepPrevious,
  refreshMs,
}: QueryRules<T>): SWRConfiguration<T> {
  return {
    ...(freshMs === undefined ? {} : { dedupingInterval: freshMs }),
    ...(retry === undefined ? {} : { shouldRetryOnError: retry }),
    ...(refreshMs ? { refreshInterval: refreshMs } : {}),
    ...(keepPrevious ? { keepPreviousData: true } : {}),
  }
}

// Getters, so that a page re-renders only for what it reads.
function stateOf<T>(swr: SWRResponse<T, unknown>): QueryState<T> {
  return {
    get data() {
      return swr.data
    },
    get failure() {
      const failure = swr.error instanceof FailedCall ? swr.error.failure : undefined
      return failure?.kind === 'aborted' ? undefined : failure
    },
    get isLoading() {
      return swr.isLoading
    },
    get isRefetching() {
      return swr.isValidating && swr.data !== undefined
    },
    reload: () => void swr.mutate(),
  }
}

/** Null means that the condition of the query is not met: nothing is fetched. */
export function useQuery<E extends AnyEndpoint>(
  query: Query<E>,
  input: CallInput<E> | null,
): QueryState<ClientAnswer<E>> {
  const { cache } = useSWRConfig()
  const key = input && cacheKey(query, input)
  const swr = useSWR(key, input && (() => fetchQuery(cache, query, input)), swrOptions(query))
  const watched = key ? unstable_serialize(key) : ''
  const keepMs = query.keepMs ?? unusedLifetimeMs
  useEffect(
    () => (watched ? watchQuery(cache, watched, keepMs) : undefined),
    [cache, watched, keepMs],
  )
  return stateOf(swr)
}
