import { claimScopes } from '../../../ledger/money-attempts.ts'
import { compareRows } from './compare-rows.ts'
import { type Findings, mergeFindings, oneFinding } from './findings.ts'
import type { Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

/*
 * What left is the amount, and what arrives elsewhere that with the fee. A refund that nobody decided stands for a match
 * that was undone: what came for the payment was reversed.
 */
const text = `
  SELECT r.id,
         coalesce(CASE
           WHEN r.status IN ('proposed', 'discarded') THEN NOT b.has_left AND NOT b.came_back
           WHEN r.status = 'paid' AND r.decided_at IS NULL AND NOT b.has_left THEN b.is_reversed AND NOT b.came_back
           ELSE b.has_left AND b.came_back = (r.status = 'failed')
             AND b.left_minor = r.amount_minor AND b.given_minor = r.amount_minor + r.fee_minor END
           AND p.refunded_minor = b.standing, false) AS is_sound
    FROM (SELECT * FROM public.refund WHERE id > $1 ORDER BY id LIMIT $2) r
    LEFT JOIN public.payment p ON p.id = r.payment_id
    CROSS JOIN LATERAL (
      SELECT EXISTS (SELECT FROM ledger.transfer t WHERE t.scope = $3 AND t.key = r.id::text) AS has_left,
             EXISTS (SELECT FROM ledger.transfer t WHERE t.scope = $4 AND t.key = r.id::text) AS came_back,
             EXISTS (SELECT FROM ledger.transfer t JOIN ledger.transfer back ON back.reverses = t.id
                      WHERE t.scope = $5 AND t.key = r.payment_id::text) AS is_reversed,
             (SELECT coalesce(sum(o.amount_minor), 0) FROM public.refund o
               WHERE o.payment_id = r.payment_id AND o.status IN ('sent', 'paid')) AS standing,
             (SELECT -sum(g.amount) FROM ledger.transfer t
                JOIN ledger.posting g ON g.transfer_id = t.id AND g.amount < 0
                JOIN ledger.account a ON a.id = g.account_id AND a.kind IN ('wallet', 'portfolio')
               WHERE t.scope = $3 AND t.key = r.id::text) AS left_minor,
             (SELECT sum(g.amount) FROM ledger.transfer t
                JOIN ledger.posting g ON g.transfer_id = t.id AND g.amount > 0
               WHERE t.scope = $3 AND t.key = r.id::text) AS given_minor
    ) b
   ORDER BY r.id`

const stray = `
  SELECT count(*) AS found, min(t.id) AS example FROM ledger.transfer t
   WHERE t.scope = $1 AND NOT EXISTS (SELECT FROM public.refund r WHERE r.id::text = t.key)`

/** Every refund beside what left for it, and what came back; and what left for none. */
export async function checkRefunds(
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  const { payment, refund, refundFailed } = claimScopes
  const values = [refund, refundFailed, payment]
  const counter = 'refunds_off_the_books'
  const rows = await compareRows(queryable, { counter, text, values }, pace, between)
  const [left] = await queryable.query<{ found: bigint; example: bigint | null }>({
    text: stray,
    values: [refund],
  })
  const strays = oneFinding('refunds_of_nothing', Number(left?.found ?? 0), left?.example ?? null)
  return mergeFindings(rows, strays)
}
