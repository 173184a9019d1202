import type { Database } from '../db/database.ts'
import { expireHolds } from '../ledger/expire-holds.ts'

/** Gives back what is held beyond its time: some holds in a transaction, until none is left. */
export async function releaseExpiredHolds(db: Database): Promise<void> {
  while ((await expireHolds(db)) > 0) {
    // The next some.
  }
}
