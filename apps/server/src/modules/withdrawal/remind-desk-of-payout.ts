// Three days before a payout, the desk is told once what is approved and in no batch yet.

import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import type { Handle, Transaction } from '../../db/database.ts'
import type { DueWork } from '../schedule/due-work.ts'
import type { Services } from '../services.ts'
import { mailOperators } from '../staff/mail-operators.ts'
import { latestPayoutToNotice, payoutNoticeAt } from './payout-notice.ts'
import { payoutReminder } from './withdrawal.tables.ts'
import { withdrawalNews } from './withdrawal-news.ts'

const firstUnbatched = `
  SELECT min(pay_by)::text AS "payBy" FROM withdrawal w
   WHERE status = 'approved'
     AND NOT EXISTS (SELECT FROM payout_reminder r WHERE r.pay_by = w.pay_by)`

async function readNext(handle: Handle): Promise<string | undefined> {
  const [next] = await handle.query<{ payBy: string | null }>({ text: firstUnbatched })
  return next?.payBy ?? undefined
}

export const remindDeskOfPayout: DueWork = {
  name: 'reminding operators of payouts',
  async nextDue(handle) {
    const payBy = await readNext(handle)
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
  const payBy = await readNext(tx)
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

async function readUnbatched(tx: Transaction, payBy: string): Promise<string[]> {
  const rows = await tx.query<{ currency: Currency; minor: string; count: number }>({
    text: `SELECT currency, sum(amount_minor)::text AS minor, count(*)::int AS count FROM withdrawal
            WHERE status = 'approved' AND pay_by = $1 GROUP BY currency ORDER BY currency`,
    values: [payBy],
  })
  return rows.map(
    ({ currency, minor, count }) =>
      `${formatMoney(money(currency, BigInt(minor)))} in ${count} ${count === 1 ? 'withdrawal' : 'withdrawals'}`,
  )
}
