import type { AnyEndpoint, FileAnswer, Method } from '@kinfold/contract/endpoint'
import type { ClientAnswer } from '../client/outcome.ts'
import type { CallInput, CallMessages } from '../client/request.ts'

export interface MutationRules<E extends AnyEndpoint> {
  /** The keys of the queries whose answers it changes. */
  readonly invalidates?: readonly string[]
  /** The message on success; none without it. */
  readonly success?: string | ((answer: ClientAnswer<E>, input: CallInput<E>) => string | undefined)
  readonly messages?: Omit<CallMessages, 'success'>
  /** No message, whatever the outcome. */
  readonly silent?: true
  /** Changes to show before the answer. Never for money. */
  readonly optimistic?: (input: CallInput<E>) => readonly CachedChange[]
}

export interface CachedChange {
  readonly key: string
  readonly change: (answer: unknown) => unknown
}

type Call<E extends AnyEndpoint> = `${Method} ${E['path']}`

export interface Mutation<E extends AnyEndpoint> extends MutationRules<E> {
  readonly call: Call<E>
  readonly endpoint: E
}

/** A call that changes something, and what follows from it. */
/* @__NO_SIDE_EFFECTS__ */
export function mutation<E extends AnyEndpoint>(
  call: `${Exclude<Method, 'GET'>} ${E['path']}`,
  endpoint: E,
  rules: MutationRules<E> = {},
): Mutation<E> {
  return { ...rules, call, endpoint }
}

/** A file that is fetched on request, and not cached. */
/* @__NO_SIDE_EFFECTS__ */
export function download<E extends AnyEndpoint & { readonly response: FileAnswer }>(
  call: `GET ${E['path']}`,
  endpoint: E,
  rules: Pick<MutationRules<E>, 'invalidates'> = {},
): Mutation<E> {
  return { ...rules, call, endpoint }
}

/** A read that is asked for once, by hand, and not cached. */
/* @__NO_SIDE_EFFECTS__ */
export function lookUp<E extends AnyEndpoint>(call: `GET ${E['path']}`, endpoint: E): Mutation<E> {
  return { call, endpoint }
}
