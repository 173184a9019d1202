import { addHours } from 'date-fns/addHours'
import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { workOff } from '../../base/schedule/work-off.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { lastAskAt, lastAskInSilence, nextAskAt } from '../payment/when-to-ask.ts'
import { askProvider } from './ask-provider.ts'

/** After a last time that failed, or had no answer. */
const retryHours = 6

/** Asks the providers of payments whose outcome is open, and expires those that are over. */
export const askDuePayments: DueWork = {
  name: 'asking after payments',
  async nextDue({ orm }) {
    const [next] = await orm
      .select({ at: min(payment.askAt) })
      .from(payment)
      .where(isNotNull(payment.askAt))
    return next?.at ?? undefined
  },
  carryOut: (services, until) =>
    workOff({
      take: () => takeNext(services, until),
      async carryOut(row) {
        const asked = await askProvider(services, row)
        const last = asked === 'no answer' ? lastAskInSilence(row) : lastAskAt(row)
        if (last <= until) await askNoMore(services, row)
      },
      idOf: ({ id }) => id,
      what: 'some payments were not asked after:',
    }),
}

/** Due again later before it is asked: no two processes ask at once, and a failure is tried again. */
async function takeNext({ db }: Services, until: Date): Promise<PaymentRow | undefined> {
  return db.transaction(async tx => {
    const [row] = await tx.orm
      .select()
      .from(payment)
      .where(and(isNotNull(payment.askAt), lte(payment.askAt, until)))
      .orderBy(asc(payment.askAt), asc(payment.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row === undefined) return undefined
    const asks = row.asks + 1
    return settlePayment(tx, row, {
      askAt: nextAskAt({ ...row, asks }, until) ?? addHours(until, retryHours),
      asks,
      askedAt: until,
    })
  })
}

/** The last time is over once it has succeeded, and what it found is recorded. */
async function askNoMore({ db }: Services, { id }: PaymentRow): Promise<void> {
  await db.orm.update(payment).set({ askAt: null }).where(eq(payment.id, id))
}
