import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { useSWRConfig } from 'swr'
import type { OutcomeOf } from '../client/outcome.ts'
import { isKeyOf } from '../query/query.ts'
import { applyChanges } from './apply-changes.ts'
import { inCache } from './in-cache.ts'
import type { Mutation } from './mutation.ts'
import { type CallState, useCall } from './use-call.ts'

// After a missing answer or a conflict, what is on the screen may be out of date too.
function mayHaveChanged(outcome: OutcomeOf<AnyEndpoint>): boolean {
  if (outcome.ok || outcome.kind === 'no-response') return true
  return outcome.kind === 'refused' && outcome.status === 409
}

export function useMutation<E extends AnyEndpoint>(mutation: Mutation<E>): CallState<E> {
  const { cache, mutate } = useSWRConfig()
  const { run, isRunning } = useCall(mutation)
  return {
    isRunning,
    async run(input, options) {
      const undo = applyChanges(cache, mutate, mutation.optimistic?.(input) ?? [])
      const outcome = await run(input, options)
      if (!outcome.ok) undo()
      const { invalidates = [] } = mutation
      if (mayHaveChanged(outcome)) {
        inCache(mutate(key => invalidates.some(family => isKeyOf(family, key))))
      }
      return outcome
    },
  }
}
