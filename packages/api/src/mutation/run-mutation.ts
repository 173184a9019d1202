import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { OutcomeOf } from '../client/outcome.ts'
import { type CallInput, type CallOptions, request } from '../client/request.ts'
import type { Mutation } from './mutation.ts'

export type RunOptions = Pick<CallOptions, 'signal' | 'fetch'>

/** Makes the call with its messages; useMutation handles the cache. */
export async function runMutation<E extends AnyEndpoint>(
  { endpoint, messages, silent, success }: Mutation<E>,
  input: CallInput<E>,
  options: RunOptions = {},
): Promise<OutcomeOf<E>> {
  const outcome = await request(endpoint, input, { ...options, messages, silent })
  if (!outcome.ok || silent) return outcome
  const message = typeof success === 'function' ? success(outcome.data, input) : success
  return message === undefined ? outcome : { ...outcome, message }
}
