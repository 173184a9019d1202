import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'

const text = `
  SELECT FROM payment p JOIN refund r ON r.payment_id = p.id
   WHERE p.reference = $1 AND p.currency = $2 AND r.amount_minor + r.fee_minor = $3 AND r.way = 'hand' AND r.status = 'failed'
     AND NOT EXISTS (SELECT FROM refund o WHERE o.in_place_of = r.id)
     AND NOT EXISTS (SELECT FROM statement_line l WHERE l.refund_id = r.id AND l.amount_minor > 0)
   LIMIT 1`

/** Whether a line that came in may be what came back of a refund that was said to have failed: its member has that again. */
export async function readMayBeRefund(
  tx: Transaction,
  { named, currency, amountMinor }: LineRow,
): Promise<boolean> {
  if (named === null) return false
  return (await tx.query({ text, values: [named, currency, amountMinor] })).length > 0
}
