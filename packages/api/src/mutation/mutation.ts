import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ClientAnswer } from '../client/outcome.ts'
import type { CallInput, CallMessages } from '../client/request.ts'

export interface MutationRules<E extends AnyEndpoint> {
  /** The keys of the queries whose answers it changes. */
  readonly invalidates?: readonly string[]
  /** Told on success; without it success is silent. */
  readonly success?: string | ((answer: ClientAnswer<E>, input: CallInput<E>) => string | undefined)
  readonly messages?: Omit<CallMessages, 'success'>
  /** Nothing is told, whatever comes of it. */
  readonly silent?: true
  /** What shows before the answer is there. Never for money. */
  readonly optimistic?: (input: CallInput<E>) => readonly CachedChange[]
}

export interface CachedChange {
  readonly key: string
  readonly change: (answer: unknown) => unknown
}

export interface Mutation<E extends AnyEndpoint> extends MutationRules<E> {
  readonly endpoint: E
}

/** A call that changes something, and what follows from it. */
export function mutation<E extends AnyEndpoint>(
  endpoint: E,
  rules: MutationRules<E> = {},
): Mutation<E> {
  return { ...rules, endpoint }
}
