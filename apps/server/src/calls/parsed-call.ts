import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { UnpreparedCall } from './route.ts'

/** A call that was read against the contract, on its way to its handler. */
export type ParsedCall = UnpreparedCall & {
  readonly endpoint: AnyEndpoint
  readonly idempotencyKey: string | undefined
}
