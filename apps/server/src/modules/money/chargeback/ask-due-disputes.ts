import { addHours } from 'date-fns/addHours'
import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import type { Services } from '../../services.ts'
import { providerNamed } from '../payment/provider-named.ts'
import { askDisputes } from './ask-disputes.ts'
import { chargeback } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'
import { hoursBetweenAsks } from './when-to-ask.ts'

/** Asks providers how the disputes stand that are open, once a day, should their news be lost. */
export const askDueDisputes: DueWork = {
  name: 'asking after disputes',
  async nextDue({ orm }) {
    const [next] = await orm
      .select({ at: min(chargeback.askAt) })
      .from(chargeback)
      .where(isNotNull(chargeback.askAt))
    return next?.at ?? undefined
  },
  async carryOut(services, until) {
    const stuck: Stuck[] = []
    for (;;) {
      const row = await takeNext(services, until)
      if (row === undefined) break
      try {
        await ask(services, row)
      } catch (error) {
        stuck.push({ id: row.id, error })
      }
    }
    throwStuck(stuck, 'no answer was booked for the disputes')
  },
}

async function ask(services: Services, { provider: name, chargeId }: ChargebackRow) {
  const provider = providerNamed(services, name)
  if (provider === undefined || chargeId === null) return
  await askDisputes(services, provider, { chargeId, mayComeLater: false })
}

/** Due again later before it is asked: no two processes ask at once, and a failure is tried again. */
function takeNext({ db }: Services, until: Date): Promise<ChargebackRow | undefined> {
  return db.transaction(async tx => {
    const [row] = await tx.orm
      .select()
      .from(chargeback)
      .where(and(isNotNull(chargeback.askAt), lte(chargeback.askAt, until)))
      .orderBy(asc(chargeback.askAt), asc(chargeback.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row === undefined) return undefined
    const isOpen = row.status === 'open'
    await tx.orm
      .update(chargeback)
      .set({ askAt: isOpen ? addHours(until, hoursBetweenAsks) : null, asks: row.asks + 1 })
      .where(eq(chargeback.id, row.id))
    return row
  })
}
