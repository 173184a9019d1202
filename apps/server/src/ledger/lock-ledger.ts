import type { Transaction } from '../db/database.ts'
import { callLedger } from './call-ledger.ts'
import { isAloneFromNow } from './once-per-transaction.ts'

// For filling a ledger with a whole history in one transaction: everyone else who moves money waits
// until it ends, so that many calls can't deadlock with theirs. Reading goes on.
export async function lockLedger(tx: Transaction): Promise<void> {
  await callLedger(tx, { text: 'SELECT ledger.take_alone()' })
  isAloneFromNow()
}
