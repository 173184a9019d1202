import type { Handle } from '#src/db/database.ts'
import { checkTransfers } from '#src/modules/books/books/check-transfers.ts'
import type { Findings } from '#src/modules/books/books/findings.ts'
import { fullSpeed } from '#src/modules/books/books/in-chunks.ts'

/** What the ledger's own counters find in all its transfers and accounts. */
export const readAuditFindings = (handle: Handle): Promise<Findings> =>
  checkTransfers(handle, 0n, fullSpeed)
