import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { dropEmpty } from '../client/drop-empty.ts'
import type { ClientAnswer } from '../client/outcome.ts'
import type { CallInput, CallMessages } from '../client/request.ts'
import type { CallParts } from '../client/request-body.ts'

export interface QueryRules<T = never> {
  /** How long an answer counts as fresh and isn't refetched. */
  readonly freshMs?: number
  /** How long data without a subscriber is kept. */
  readonly keepMs?: number
  readonly retry?: false
  /** Shows the previous page of a list until the next has come. */
  readonly keepPrevious?: true
  readonly messages?: CallMessages
  /** After how long to poll again, depending on the latest answer; 0 stops polling for good. */
  readonly refreshMs?: (answer: T | undefined) => number
}

export interface Query<E extends AnyEndpoint> extends QueryRules<ClientAnswer<E>> {
  /** Identifies the call, and all its answers in the cache, whatever their parameters. */
  readonly key: `GET ${E['path']}`
  readonly endpoint: E
}

/** A call that reads, and how its answer is kept. */
/* @__NO_SIDE_EFFECTS__ */
export function query<E extends AnyEndpoint>(
  key: `GET ${E['path']}`,
  endpoint: E,
  rules: QueryRules<ClientAnswer<E>> = {},
): Query<E> {
  return { ...rules, key, endpoint }
}

export type CacheKey = readonly [key: string, params: unknown, query: unknown]

/** The key of one answer: empty parameters make no difference. */
export function cacheKey<E extends AnyEndpoint>({ key }: Query<E>, input: CallInput<E>): CacheKey {
  const parts: CallParts = input
  return [key, parts.params ?? {}, dropEmpty(parts.query)]
}

/** Whether a key in the cache belongs to a query. */
export function isKeyOf(family: string, key: unknown): boolean {
  return Array.isArray(key) && key[0] === family
}
