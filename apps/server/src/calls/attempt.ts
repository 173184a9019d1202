import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ReadCall } from './route.ts'

/** A call that has been let in and read, on its way to its handler. */
export type Attempt = Omit<ReadCall, 'tx'> & {
  readonly endpoint: AnyEndpoint
  readonly idempotencyKey: string | undefined
}
