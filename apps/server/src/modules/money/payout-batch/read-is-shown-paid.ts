import { type SQL, sql } from 'drizzle-orm'

/** Whether a line of the bank shows a payout of a batch, or names it and nobody has said yet what the line is. */
export const isShownPaid = (batchId: string): SQL => sql`EXISTS (
  SELECT FROM withdrawal w JOIN statement_line l
      ON l.withdrawal_id = w.id OR l.named = w.reference AND l.currency = w.currency AND l.state = 'open'
   WHERE w.batch_id = ${batchId} AND l.amount_minor < 0)`
