import { claimScopes } from '../../../ledger/money-attempts.ts'
import { compareRows } from './compare-rows.ts'
import type { Findings } from './findings.ts'
import type { Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

const text = `
  SELECT s.id,
         coalesce(b.paid_out = s.paid_out_minor AND b.charge = s.charge_minor
           AND b.is_reversed = (s.undone_at IS NOT NULL), false) AS is_sound
    FROM (SELECT * FROM public.settlement WHERE id > $1 ORDER BY id LIMIT $2) s
    CROSS JOIN LATERAL (
      SELECT coalesce(-sum(g.amount) FILTER (WHERE a.kind = 'bank' AND a.currency = s.currency), 0) AS paid_out,
             coalesce(-sum(g.amount) FILTER (WHERE a.kind = 'fees' AND a.currency = s.currency), 0) AS charge,
             coalesce(bool_or(EXISTS (SELECT FROM ledger.transfer back WHERE back.reverses = t.id)), false) AS is_reversed
        FROM ledger.transfer t
        JOIN ledger.posting g ON g.transfer_id = t.id
        JOIN ledger.account a ON a.id = g.account_id
       WHERE t.scope = $3 AND t.key = s.id::text
    ) b
   ORDER BY s.id`

/** Every settlement of a provider beside what the books say reached the bank. */
export const checkSettlements = (
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> => {
  const values = [claimScopes.settlement]
  const counter = 'settlements_off_the_books'
  return compareRows(queryable, { counter, text, values }, pace, between)
}
