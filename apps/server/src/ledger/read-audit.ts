import type { Handle } from '../db/database.ts'

// The counters of the view ledger.audit, by name: in a sound ledger there are none.
export async function readAuditFindings(handle: Handle): Promise<ReadonlyMap<string, bigint>> {
  const rows = await handle.query<{ counter: string; found: bigint }>({
    text: 'SELECT counter, found FROM ledger.audit ORDER BY counter',
    // It reads every posting there is.
    patienceMs: 16 * 60_000,
  })
  return new Map(rows.map(({ counter, found }) => [counter, found]))
}
