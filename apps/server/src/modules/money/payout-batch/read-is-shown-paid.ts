import { type SQL, sql } from 'drizzle-orm'

const isUnsaid = sql`l.currency = w.currency AND l.amount_minor < 0 AND l.state <> 'matched'`

/** What a later file says of a line that was matched before that was known. */
const reworded = sql`
  FROM statement_line_wording d JOIN statement_line l ON l.id = d.line_id AND l.currency = w.currency AND l.amount_minor < 0
   AND (l.state <> 'matched' OR l.matched_at < d.sent_at)`

/**
 * Whether a line of the bank shows a payout of a batch, or names it and nobody has said yet what the line is: in its own
 * words or in those of a later file, alone or beside another.
 */
export const isShownPaid = (batchId: string): SQL => sql`EXISTS (
  SELECT FROM withdrawal w
   WHERE w.batch_id = ${batchId}
     AND (EXISTS (SELECT FROM statement_line l WHERE l.withdrawal_id = w.id AND l.amount_minor < 0)
       OR EXISTS (SELECT FROM statement_line l WHERE l.named = w.reference AND ${isUnsaid})
       OR EXISTS (SELECT FROM statement_line l
                   WHERE l.also_named @> ARRAY[w.reference] AND l.also_named IS NOT NULL AND ${isUnsaid})
       OR EXISTS (SELECT ${reworded} WHERE d.named = w.reference)
       OR EXISTS (SELECT ${reworded} WHERE d.also_named @> ARRAY[w.reference] AND d.also_named IS NOT NULL)))`
