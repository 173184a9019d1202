import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { type Cache, unstable_serialize } from 'swr'
import type { ClientAnswer } from '../client/outcome.ts'
import { type CallInput, request } from '../client/request.ts'
import { FailedCall } from './failed-call.ts'
import { cacheKey, type Query } from './query.ts'
import { isWatched, whileWatched } from './query-watch.ts'

/** The fetcher of every query. */
export async function fetchQuery<E extends AnyEndpoint>(
  cache: Cache,
  query: Query<E>,
  input: CallInput<E>,
): Promise<ClientAnswer<E>> {
  const key = unstable_serialize(cacheKey(query, input))
  for (;;) {
    const outcome = await whileWatched(cache, key, signal =>
      request(query.endpoint, input, { signal, messages: query.messages }),
    )
    if (outcome.ok) return outcome.data
    // A subscriber came back just when it was aborted, and waits for this answer.
    if (outcome.kind === 'aborted' && isWatched(cache, key)) continue
    throw new FailedCall(outcome)
  }
}
