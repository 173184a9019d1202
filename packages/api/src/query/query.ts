import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { dropEmpty } from '../client/drop-empty.ts'
import type { CallInput, CallMessages } from '../client/request.ts'
import type { CallParts } from '../client/request-body.ts'

export interface QueryRules {
  /** How long an answer counts as fresh, so that it isn't asked for again. */
  readonly freshMs?: number
  /** How long data that nobody looks at is kept. */
  readonly keepMs?: number
  readonly retry?: false
  /** Shows the previous page of a list until the next has come. */
  readonly keepPrevious?: true
  readonly messages?: CallMessages
}

export interface Query<E extends AnyEndpoint> extends QueryRules {
  readonly endpoint: E
  /** What all its answers in the cache are known by, whatever they were asked with. */
  readonly key: E['path']
}

/** A call that reads, and how its answer is kept. */
export function query<E extends AnyEndpoint>(
  endpoint: E,
  key: E['path'],
  rules: QueryRules = {},
): Query<E> {
  return { ...rules, endpoint, key }
}

export type QueryKey = readonly [path: string, params: unknown, query: unknown]

/** The key of one answer: a parameter that says nothing makes no difference. */
export function queryKey<E extends AnyEndpoint>(
  { key }: Pick<Query<E>, 'key'>,
  input: CallInput<E>,
): QueryKey {
  const parts: CallParts = input
  return [key, parts.params ?? {}, dropEmpty(parts.query)]
}

/** Whether a key in the cache belongs to a query. */
export function isKeyOf(family: string, key: unknown): boolean {
  return Array.isArray(key) && key[0] === family
}
