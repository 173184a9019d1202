import type { Handle } from '../db/database.ts'
import { callLedger } from './call-ledger.ts'
import type { Posted } from './post.ts'
import { requestHash } from './request-hash.ts'
import type { IdempotencyKey } from './transfer-request.ts'

export type ReversalRequest = {
  readonly attempt: IdempotencyKey
  readonly transferId: bigint
  readonly reason: string
}

export const reversalHash = (transferId: bigint) => requestHash(['reversal', transferId])

// Reverses a whole transfer, once: posts the mirror of its legs and links the two.
export async function reverse(handle: Handle, request: ReversalRequest): Promise<Posted> {
  const { attempt, transferId, reason } = request
  const row = await callLedger<{ transfer_id: bigint; created: boolean }>(handle, {
    text: 'SELECT transfer_id, created FROM ledger.reverse($1, $2, $3, $4, $5)',
    values: [
      attempt.scope,
      attempt.key,
      reversalHash(transferId),
      transferId,
      JSON.stringify({ reason }),
    ],
  })
  return { transferId: row.transfer_id, created: row.created }
}
