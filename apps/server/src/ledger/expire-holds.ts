import type { Handle } from '../db/database.ts'
import { callLedger } from './call-ledger.ts'

// Releases expired holds; a job calls it until it returns 0.
export async function expireHolds(handle: Handle, atMost = 100): Promise<number> {
  const row = await callLedger<{ expired: number }>(handle, {
    text: 'SELECT ledger.expire_holds($1) AS expired',
    values: [atMost],
  })
  return row.expired
}
