// A transfer that nobody decided about within 48 hours: its member and the desk are told, once.
import { paymentConfirmationHours } from '@kinfold/contract/constants'
import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { notifyMember } from '../notification/notify-member.ts'
import { payment } from '../payment/payment.tables.ts'
import type { DueWork } from '../schedule/due-work.ts'
import type { Services } from '../services.ts'
import { mailOperators } from '../staff/mail-operators.ts'
import { transferNews } from './transfer-news.ts'

const waitMs = paymentConfirmationHours * 3_600_000
const batch = 50

/** As the index `payment_transfer_waiting` has it. */
const isWaiting = sql`gateway = 'bank' AND status = 'pending_confirmation' AND reminded_at IS NULL`

export const remindOfTransfers: DueWork = {
  name: 'reminding of transfers',
  nextDue,
  async carryOut(services, until) {
    while ((await remindSome(services, until)) === batch) {
      // The next ones.
    }
  },
}

async function nextDue({ orm }: Handle): Promise<Date | undefined> {
  const [first] = await orm
    .select({ since: payment.createdAt })
    .from(payment)
    .where(isWaiting)
    .orderBy(asc(payment.createdAt))
    .limit(1)
  return first && new Date(first.since.getTime() + waitMs)
}

/** The desk gets one mail for all of them. */
function remindSome(services: Services, until: Date): Promise<number> {
  return services.db.transaction(async tx => {
    const late = await tx.orm
      .select()
      .from(payment)
      .where(and(isWaiting, lte(payment.createdAt, new Date(until.getTime() - waitMs))))
      .orderBy(asc(payment.createdAt), asc(payment.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (late.length === 0) return 0
    const ids = late.map(({ id }) => id)
    const remindedAt = await services.clock.now(tx)
    await tx.orm.update(payment).set({ remindedAt }).where(inArray(payment.id, ids))
    for (const row of late) {
      await notifyMember(services, tx, row.memberId, transferNews.stillLooking(row))
    }
    await mailOperators(services, tx, 'approver', transferNews.lateAtDesk(late))
    return late.length
  })
}
