import { compareRows } from './compare-rows.ts'
import type { Findings } from './findings.ts'
import type { Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

const text = `
  SELECT b.id,
         CASE b.status
           WHEN 'discarded' THEN n.found = 0
           WHEN 'prepared' THEN n.is_as_prepared AND n.waiting = n.found
           WHEN 'released' THEN n.is_as_prepared AND n.waiting > 0 AND n.waiting + n.ended = n.found
           WHEN 'settled' THEN n.is_as_prepared AND n.ended = n.found
           ELSE false
         END AS is_sound
    FROM (SELECT * FROM public.payout_batch WHERE id > $1 ORDER BY id LIMIT $2) b
    CROSS JOIN LATERAL (
      SELECT count(*) AS found,
             count(*) = b.withdrawals
               AND coalesce(sum(w.amount_minor), 0) = b.total_minor
               AND count(*) FILTER (WHERE w.currency <> b.currency) = 0 AS is_as_prepared,
             count(*) FILTER (WHERE w.status = 'in_batch') AS waiting,
             count(*) FILTER (WHERE w.status IN ('paid', 'failed', 'returned')) AS ended
        FROM public.withdrawal w WHERE w.batch_id = b.id
    ) n
   ORDER BY b.id`

/** Every payout batch beside its withdrawals: what is in it, and how far it has come. */
export function checkBatches(
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  const comparison = { counter: 'batches_off_their_withdrawals', text }
  return compareRows(queryable, comparison, pace, between)
}
