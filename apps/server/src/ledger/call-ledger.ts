import type { Handle, Statement } from '../db/database.ts'
import { ledgerError } from './ledger-error.ts'

// One call of one of the ledger's functions; its refusals come back as LedgerError.
export async function callLedger<Row extends object>(
  handle: Handle,
  statement: Statement,
): Promise<Row> {
  let rows: Row[]
  try {
    rows = await handle.query<Row>(statement)
  } catch (error) {
    throw ledgerError(error) ?? error
  }
  const [row] = rows
  if (row === undefined) throw new Error(`The ledger gave no answer to: ${statement.text}`)
  return row
}
