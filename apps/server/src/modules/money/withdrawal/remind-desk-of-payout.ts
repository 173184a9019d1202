// Three days before a payout, the desk is told once what is approved and in no batch yet.

import type { Transaction } from '../../../db/database.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import { latestPayoutToNotice, payoutNoticeAt } from './payout-notice.ts'
import { readFirstUnbatched, readUnbatched } from './read-unbatched.ts'
import { payoutReminder } from './withdrawal.tables.ts'
import { withdrawalNews } from './withdrawal-news.ts'

export const remindDeskOfPayout: DueWork = {
  name: 'reminding operators of payouts',
  async nextDue(handle) {
    const payBy = await readFirstUnbatched(handle)
    return payBy === undefined ? undefined : payoutNoticeAt(payBy)
  },
  async carryOut(services, until) {
    const last = latestPayoutToNotice(until)
    while (await services.db.transaction(tx => remindOfNext(services, tx, last))) {
      // The next day.
    }
  },
}

/** The row of the day is written by one process only; another waits for it, and finds the day done. */
async function remindOfNext(services: Services, tx: Transaction, last: string): Promise<boolean> {
  const payBy = await readFirstUnbatched(tx)
  if (payBy === undefined || payBy > last) return false
  const sentAt = await services.clock.now(tx)
  const [first] = await tx.orm
    .insert(payoutReminder)
    .values({ payBy, sentAt })
    .onConflictDoNothing()
    .returning()
  if (first === undefined) return true
  const unbatched = await readUnbatched(tx, payBy)
  if (unbatched.length > 0) {
    await mailOperators(services, tx, 'approver', withdrawalNews.toBatch(payBy, unbatched))
  }
  return true
}
