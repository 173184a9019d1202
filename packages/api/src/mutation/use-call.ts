// A mutation that changes nothing in the cache, such as signing in: the public pages load no SWR for it.
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { useState } from 'react'
import type { OutcomeOf } from '../client/outcome.ts'
import type { CallInput } from '../client/request.ts'
import type { Mutation } from './mutation.ts'
import { type RunOptions, runMutation } from './run-mutation.ts'

export interface CallState<E extends AnyEndpoint> {
  /** Never throws. Leaving the page doesn't abort it: it may already have been carried out. */
  readonly run: (input: CallInput<E>, options?: RunOptions) => Promise<OutcomeOf<E>>
  readonly isRunning: boolean
}

export function useCall<E extends AnyEndpoint>(mutation: Mutation<E>): CallState<E> {
  const [running, setRunning] = useState(0)
  return {
    isRunning: running > 0,
    async run(input, options) {
      setRunning(count => count + 1)
      const outcome = await runMutation(mutation, input, options)
      setRunning(count => count - 1)
      return outcome
    },
  }
}
