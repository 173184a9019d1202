import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { Handle } from '../../../db/database.ts'

type Closed = NonNullable<BookMonth['closed']>
type Row = {
  readonly period: string
  readonly at: Date
  readonly proposer_id: string
  readonly proposer: string
  readonly confirmer_id: string
  readonly confirmer: string
}

const text = `
  SELECT to_char(c.month, 'YYYY-MM') AS period, c.closed_at AS at,
         c.closed_by AS proposer_id, coalesce(p.name, '') AS proposer,
         c.confirmed_by AS confirmer_id, coalesce(d.name, '') AS confirmer
    FROM ledger.closed_month c
    LEFT JOIN operator p ON p.id = c.closed_by
    LEFT JOIN operator d ON d.id = c.confirmed_by
   ORDER BY c.month`

/** By whom and when each month was closed, in their order. */
export async function readClosedMonths(handle: Handle): Promise<ReadonlyMap<string, Closed>> {
  const rows = await handle.query<Row>({ text })
  return new Map(
    rows.map(row => [
      row.period,
      {
        at: row.at.toISOString(),
        proposed_by: { id: row.proposer_id, name: row.proposer },
        confirmed_by: { id: row.confirmer_id, name: row.confirmer },
      },
    ]),
  )
}
