import type { OutcomeOf } from '@kinfold/api/client/outcome'
import type { CallInput } from '@kinfold/api/client/request'
import type { Mutation } from '@kinfold/api/mutation/mutation'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { failureMessages } from '@kinfold/contract/messages'

export type LazyCall<E extends AnyEndpoint> = {
  /** Fetches its code; for when the page rests. */
  prefetch(): void
  /** Never throws. */
  run(input: CallInput<E>): Promise<OutcomeOf<E>>
}

/** A call of a page that has to paint and answer the keyboard first: the client's code comes after it. */
export function lazyCall<E extends AnyEndpoint>(
  loadMutation: () => Promise<Mutation<E>>,
): LazyCall<E> {
  const load = () =>
    Promise.all([import('@kinfold/api/mutation/run-mutation'), loadMutation()] as const)
  return {
    prefetch: () => void load().catch(() => {}),
    async run(input) {
      const loaded = await load().catch(() => undefined)
      if (loaded) return loaded[0].runMutation(loaded[1], input)
      return {
        ok: false,
        kind: 'no-response',
        code: 'no_response',
        message: failureMessages.noResponse,
      }
    },
  }
}
