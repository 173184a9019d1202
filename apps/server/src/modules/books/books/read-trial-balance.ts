import type { Currency } from '@kinfold/contract/money/currency'
import type { BookKind } from '@kinfold/contract/operator/books/book-kinds'
import type { TrialBalanceSums } from '@kinfold/contract/operator/books/trial-balance-csv'
import type { Handle } from '../../../db/database.ts'
import type { ClubSpan } from '../../../paging/club-spans.ts'

type Row = TrialBalanceSums & { readonly kind: BookKind; readonly currency: Currency }

// What stands on the accounts now, less all that was dated later. No index leads from a day to its entries: all are looked
// through, and those since the month began are added up.
const text = `
  WITH moved AS (
    SELECT p.account_id, sum(p.amount) AS since,
           sum(p.amount) FILTER (WHERE t.event_at < $2 AND p.amount < 0) AS debits,
           sum(p.amount) FILTER (WHERE t.event_at < $2 AND p.amount > 0) AS credits
      FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id
     WHERE t.event_at >= $1 GROUP BY p.account_id
  )
  SELECT a.kind, a.currency, sum(a.balance - coalesce(m.since, 0))::bigint AS opening,
         coalesce(sum(m.debits), 0)::bigint AS debits, coalesce(sum(m.credits), 0)::bigint AS credits
    FROM ledger.account a LEFT JOIN moved m ON m.account_id = a.id
   GROUP BY a.kind, a.currency`

/** A month that is closed stays as it was: what happens later is dated later. */
export async function readTrialBalance(handle: Handle, { from, until }: ClubSpan) {
  const rows = await handle.query<Row>({ text, values: [from, until] })
  const sums = new Map(rows.map(row => [`${row.kind} ${row.currency}`, row]))
  return (kind: BookKind, currency: Currency) => sums.get(`${kind} ${currency}`)
}
