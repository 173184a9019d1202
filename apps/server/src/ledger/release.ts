import type { Handle } from '../db/database.ts'
import { callLedger } from './call-ledger.ts'

// Releases a hold. False when it was already released.
export async function release(handle: Handle, holdId: bigint): Promise<boolean> {
  const row = await callLedger<{ released: boolean }>(handle, {
    name: 'ledger-release',
    text: 'SELECT ledger.release($1) AS released',
    values: [holdId],
  })
  return row.released
}
