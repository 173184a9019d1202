import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm'
import type { DueWork } from '../schedule/due-work.ts'
import { type Stuck, throwStuck } from '../schedule/throw-stuck.ts'
import type { Services } from '../services.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { askPayout } from './ask-payout.ts'
import type { Payout } from './find-payout.ts'
import { payout } from './payout.tables.ts'
import { nextAskAt } from './when-to-ask.ts'

/** A provider takes its time over each. */
const atOnce = 8

/** Asks the provider for the transfers of released batches, and how those stand whose outcome is open. */
export const askDuePayouts: DueWork = {
  name: 'asking after payouts',
  async nextDue({ orm }) {
    const [next] = await orm
      .select({ at: min(payout.askAt) })
      .from(payout)
      .where(isNotNull(payout.askAt))
    return next?.at ?? undefined
  },
  async carryOut(services, until) {
    const stuck: Stuck[] = []
    const askOneByOne = async () => {
      for (;;) {
        const due = await takeNext(services, until)
        if (due === undefined) return
        try {
          await askPayout(services, due)
        } catch (error) {
          stuck.push({ id: due.row.id, error })
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, askOneByOne))
    throwStuck(stuck, 'no answer was booked for the payouts of')
  },
}

/** Due again later before it is asked: no two processes ask at once, and a failure is tried again. */
function takeNext({ db }: Services, until: Date): Promise<Payout | undefined> {
  return db.transaction(async tx => {
    const [found] = await tx.orm
      .select({ order: payout, row: withdrawal })
      .from(payout)
      .innerJoin(withdrawal, eq(withdrawal.id, payout.withdrawalId))
      .where(and(isNotNull(payout.askAt), lte(payout.askAt, until)))
      .orderBy(asc(payout.askAt), asc(payout.withdrawalId))
      .limit(1)
      .for('update', { of: payout, skipLocked: true })
    if (found === undefined) return undefined
    const { asks, withdrawalId } = found.order
    const { status, paidAt } = found.row
    await tx.orm
      .update(payout)
      .set({ askAt: nextAskAt({ status, paidAt, asks }, until), asks: asks + 1, askedAt: until })
      .where(eq(payout.withdrawalId, withdrawalId))
    return found
  })
}
