import { ownerProofErrors } from '../bank-account/owner-proof.ts'
import type { ErrorCode } from '../errors/error-catalogue.ts'

/**
 * Refusals that are not final: the same attempt, with the same `Idempotency-Key`, can be retried once the
 * caller is proven, the wait is over or the provider answers. The server doesn't store them for a replay,
 * and the client keeps the key. Every other refusal ends its attempt.
 */
export const openAttemptCodes = [
  ...ownerProofErrors,
  'idempotency_in_progress',
  'too_many_requests',
  'unauthenticated',
  'internal',
  'unavailable',
  'provider_unavailable',
  'bank_lookup_unavailable',
] as const satisfies readonly ErrorCode[]

const open: ReadonlySet<string> = new Set(openAttemptCodes)

export const keepsAttemptOpen = (code: string): boolean => open.has(code)
