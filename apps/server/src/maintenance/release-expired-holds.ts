import type { Database } from '../db/database.ts'
import { expireHolds } from '../ledger/expire-holds.ts'

/** Releases expired holds, a batch in each transaction, until none is left. */
export async function releaseExpiredHolds(db: Database): Promise<void> {
  while ((await expireHolds(db)) > 0) {
    // The next batch.
  }
}
