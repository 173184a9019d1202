import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'

const text = `
  SELECT FROM payment p JOIN refund r ON r.payment_id = p.id
   WHERE p.reference = $1 AND p.currency = $2 AND r.amount_minor + r.fee_minor = $3 AND r.way = 'hand'
     AND r.status IN ('sent', 'paid', 'failed')
     AND NOT EXISTS (SELECT FROM refund o WHERE o.in_place_of = r.id)
     AND NOT EXISTS (SELECT FROM statement_line l WHERE l.refund_id = r.id AND l.amount_minor > 0)
   UNION ALL
  SELECT FROM withdrawal w JOIN payout_batch b ON b.id = w.batch_id
   WHERE w.reference = $1 AND w.currency = $2 AND w.amount_minor = $3 AND w.status IN ('in_batch', 'paid')
     AND b.paid_through = 'file' AND b.status IN ('released', 'settled')
   LIMIT 1`

/**
 * Whether a line that came in may be what came back of a refund or a payout that it names: its member has that again, or
 * has it once somebody says so.
 */
export async function readMayHaveComeBack(
  tx: Transaction,
  { named, currency, amountMinor }: LineRow,
): Promise<boolean> {
  if (named === null) return false
  return (await tx.query({ text, values: [named, currency, amountMinor] })).length > 0
}
