import type { Transaction } from '../db/database.ts'
import { callLedger } from './call-ledger.ts'
import { isAloneFromNow } from './once-per-transaction.ts'

// For writing a whole history in one transaction: all other movements of money wait until it ends, so
// that its many calls can't deadlock with theirs. Reads are not blocked.
export async function lockLedger(tx: Transaction): Promise<void> {
  await callLedger(tx, { text: 'SELECT ledger.take_alone()' })
  isAloneFromNow()
}
