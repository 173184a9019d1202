import { databaseFailure } from '../db/database-failure.ts'
import { isAborted } from './aborted.ts'
import { type Refusal, RefusedError, refuse } from './refusal.ts'

/** The refusal that answers an error thrown while serving a call; undefined for an unexpected error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RefusedError) return error.refusal
  if (isAborted(error)) return refuse('malformed_request')
  if (databaseFailure(error) !== undefined) return refuse('unavailable', { retryAfterSeconds: 2 })
  return undefined
}
