import type { Handle } from '../db/database.ts'
import type { AccountAddress } from './account-address.ts'
import { callLedger } from './call-ledger.ts'

// Only an empty account closes, and it stays closed.
export async function closeAccount(handle: Handle, account: AccountAddress): Promise<void> {
  await callLedger(handle, { text: 'SELECT ledger.close_account($1)', values: [account] })
}
