import type { Handle, Statement } from '../db/database.ts'
import { ledgerError } from './ledger-error.ts'
import { oncePerTransaction } from './once-per-transaction.ts'

// A call of one of the ledger's functions; its refusals come back as LedgerError.
export async function askLedger<Row extends object>(
  handle: Handle,
  statement: Statement,
): Promise<Row[]> {
  try {
    return await oncePerTransaction(() => handle.query<Row>(statement))
  } catch (error) {
    throw ledgerError(error) ?? error
  }
}

// The same for a function that returns one row.
export async function callLedger<Row extends object>(
  handle: Handle,
  statement: Statement,
): Promise<Row> {
  const [row] = await askLedger<Row>(handle, statement)
  if (row === undefined) throw new Error(`The ledger gave no answer to: ${statement.text}`)
  return row
}
