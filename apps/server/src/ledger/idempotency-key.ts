import type { IdempotencyKey } from './transfer-request.ts'

/**
 * Makes a key of the ledger. Only money-attempts.ts makes the product's keys, from ids that
 * the server gave: keys are kept for good, and a client could choose the same one again.
 */
export function idempotencyKey(scope: string, key: string): IdempotencyKey {
  return { scope, key } as IdempotencyKey
}
