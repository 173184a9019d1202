import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ReadCall } from './route.ts'

/** A call that was read against the contract, on its way to its handler. */
export type ParsedCall = Omit<ReadCall, 'tx'> & {
  readonly endpoint: AnyEndpoint
  readonly idempotencyKey: string | undefined
}
