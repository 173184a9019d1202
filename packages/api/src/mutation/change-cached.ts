import type { AnswerOf, AnyEndpoint } from '@kinfold/contract/endpoint'
import type { CachedChange } from './mutation.ts'

/** A change to every answer of a query in the cache: `changeCached<typeof getCustomer>(customerKey, user => …)`. */
export function changeCached<E extends AnyEndpoint>(
  key: `GET ${E['path']}`,
  change: (answer: AnswerOf<E>) => AnswerOf<E>,
): CachedChange {
  // A query's key holds only answers of its own endpoint.
  return { key, change: answer => change(answer as AnswerOf<E>) }
}
