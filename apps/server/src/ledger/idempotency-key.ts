import type { IdempotencyKey } from './transfer-request.ts'

/**
 * Makes a key of the ledger. The product's keys are made by modules/payment/money-attempts.ts alone,
 * from ids of the server: a key that a client chose would be kept for good and could be chosen again.
 */
export function idempotencyKey(scope: string, key: string): IdempotencyKey {
  return { scope, key } as IdempotencyKey
}
