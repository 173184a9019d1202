import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { workOff } from '../../base/schedule/work-off.ts'
import type { Services } from '../../services.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { askPayout } from './ask-payout.ts'
import type { Payout } from './find-payout.ts'
import { nextAskAt } from './when-to-ask.ts'

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
  carryOut: (services, until) =>
    workOff({
      take: () => takeNext(services, until),
      carryOut: due => askPayout(services, due),
      idOf: ({ row }) => row.id,
      what: 'no answer was booked for the payouts of',
    }),
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
