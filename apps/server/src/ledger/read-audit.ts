import type { Handle } from '../db/database.ts'

// The counters of the view ledger.audit that are not 0: in a sound ledger there are none.
export async function readAuditFindings(handle: Handle): Promise<ReadonlyMap<string, bigint>> {
  const [counters] = await handle.query<Record<string, bigint>>({
    text: 'SELECT * FROM ledger.audit',
    // It reads every posting there is. The hourly check gives it a quarter of an hour.
    patienceMs: 16 * 60_000,
  })
  return new Map(Object.entries(counters ?? {}).filter(([, count]) => count !== 0n))
}
