import { expireHolds } from '../../../ledger/expire-holds.ts'
import type { DueWork } from './due-work.ts'

/** Releases expired holds, a batch in each transaction, until none is left. */
export const releaseExpiredHolds: DueWork = {
  name: 'releasing expired holds',
  async nextDue(handle) {
    const [next] = await handle.query<{ at: Date | null }>({
      text: `SELECT min(expires_at) AS at FROM ledger.hold WHERE state = 'pending'`,
    })
    return next?.at ?? undefined
  },
  async carryOut({ db }) {
    while ((await expireHolds(db)) > 0) {
      // The next batch.
    }
  },
}
