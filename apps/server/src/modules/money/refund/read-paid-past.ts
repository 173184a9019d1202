import type { Handle } from '../../../db/database.ts'
import { claimScopes } from '../../../ledger/money-attempts.ts'

/** What left a portfolio by a refund, and came back to its member's wallet once that had ended: it never paid this out. */
type PaidPast = { readonly refundId: string; readonly minor: bigint; readonly leftAt: Date }

const text = `
  SELECT r.id AS "refundId", -p.amount AS minor, t.event_at AS "leftAt"
    FROM refund r
    JOIN ledger.transfer t ON t.scope = $2 AND t.key = r.id::text
    JOIN ledger.transfer back ON back.scope = $3 AND back.key = r.id::text AND back.reverses IS NULL
    JOIN ledger.posting p ON p.transfer_id = t.id AND p.amount < 0
    JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'portfolio'
   WHERE r.payment_id = $1
   ORDER BY t.id`

export function readPaidPast(handle: Handle, paymentId: string): Promise<readonly PaidPast[]> {
  return handle.query({ text, values: [paymentId, claimScopes.refund, claimScopes.refundFailed] })
}
