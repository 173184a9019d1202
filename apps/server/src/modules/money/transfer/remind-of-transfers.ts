// A transfer that nobody decided about within 48 hours: its member and the desk are told, once.
import { paymentConfirmationHours } from '@kinfold/contract/constants'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { transferNews } from './transfer-news.ts'

const waitMs = paymentConfirmationHours * 3_600_000
const batch = 50

/** As the index `payment_transfer_waiting` has it. */
const isWaiting = sql`gateway = 'bank' AND status = 'pending_confirmation' AND reminded_at IS NULL`

export const remindOfTransfers: DueWork = {
  name: 'reminding of transfers',
  nextDue,
  async carryOut(services, until) {
    const stuck: Stuck[] = []
    for (;;) {
      const { found, failed } = await remindSome(services, until, stuck)
      stuck.push(...failed)
      if (found < batch) break
    }
    throwStuck(stuck, 'no reminder of the transfers')
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

type Reminded = { readonly found: number; readonly failed: readonly Stuck[] }

/** The desk gets one mail for all of them. One that fails is undone by itself, and stays due. */
function remindSome(services: Services, until: Date, stuck: readonly Stuck[]): Promise<Reminded> {
  return services.db.transaction(async tx => {
    const isLate = lte(payment.createdAt, new Date(until.getTime() - waitMs))
    const ids = stuck.map(({ id }) => id)
    const late = await tx.orm
      .select()
      .from(payment)
      .where(and(isWaiting, isLate, noneOf(payment.id, ids)))
      .orderBy(asc(payment.createdAt), asc(payment.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    const failed: Stuck[] = []
    const reminded: PaymentRow[] = []
    for (const row of late) {
      try {
        await tx.savepoint(inner => remind(services, inner, row))
        reminded.push(row)
      } catch (error) {
        failed.push({ id: row.id, error })
      }
    }
    if (reminded.length > 0) {
      await mailOperators(services, tx, 'approver', transferNews.lateAtDesk(reminded))
    }
    return { found: late.length, failed }
  })
}

async function remind(services: Services, tx: Transaction, row: PaymentRow): Promise<void> {
  const remindedAt = await services.clock.now(tx)
  await tx.orm.update(payment).set({ remindedAt }).where(eq(payment.id, row.id))
  await notifyMember(services, tx, row.memberId, transferNews.stillLooking(row))
}
