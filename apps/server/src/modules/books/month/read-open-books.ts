import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Handle } from '../../../db/database.ts'

type OpenBooks = {
  /** The month of the first movement that was recorded, `2024-01`. */
  readonly firstMonth: string | undefined
  /** The earliest month of which returns are being posted or taken back. */
  readonly runUnderWay: string | undefined
}
type Row = { readonly first: Date | null; readonly period: string | null }

const text = `
  SELECT (SELECT event_at FROM ledger.transfer ORDER BY id LIMIT 1) AS first,
         (SELECT min(period) FROM returns_run WHERE status IN ('posting', 'reversing')) AS period`

/** What decides which months there are, and which can be closed. */
export async function readOpenBooks(handle: Handle): Promise<OpenBooks> {
  const [row] = await handle.query<Row>({ text })
  if (row === undefined) throw new Error('the state of the books has no row')
  return {
    firstMonth: row.first === null ? undefined : dayInLagos(row.first).slice(0, 7),
    runUnderWay: row.period ?? undefined,
  }
}
