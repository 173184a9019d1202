import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import type { Services } from '../../services.ts'
import { askRefund } from './ask-refund.ts'
import { refund } from './refund.tables.ts'
import { nextAskAt } from './when-to-ask.ts'

/** Asks providers for refunds that were confirmed, and how those stand whose outcome is open. */
export const askDueRefunds: DueWork = {
  name: 'asking after refunds',
  async nextDue({ orm }) {
    const [next] = await orm
      .select({ at: min(refund.askAt) })
      .from(refund)
      .where(isNotNull(refund.askAt))
    return next?.at ?? undefined
  },
  async carryOut(services, until) {
    const stuck: Stuck[] = []
    for (;;) {
      const id = await takeNext(services, until)
      if (id === undefined) break
      try {
        await askRefund(services, id)
      } catch (error) {
        stuck.push({ id, error })
      }
    }
    throwStuck(stuck, 'no answer was booked for the refunds')
  },
}

/** Due again later before it is asked: no two processes ask at once, and a failure is tried again. */
function takeNext({ db }: Services, until: Date): Promise<string | undefined> {
  return db.transaction(async tx => {
    const [row] = await tx.orm
      .select({ id: refund.id, asks: refund.asks })
      .from(refund)
      .where(and(isNotNull(refund.askAt), lte(refund.askAt, until)))
      .orderBy(asc(refund.askAt), asc(refund.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row === undefined) return undefined
    const next = { askAt: nextAskAt(row.asks, until), asks: row.asks + 1 }
    await tx.orm.update(refund).set(next).where(eq(refund.id, row.id))
    return row.id
  })
}
