import { subDays } from 'date-fns/subDays'
import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { payment, paymentQuote } from '../payment/payment.tables.ts'

const referenceDays = 8

/**
 * Deletes quotes a day after they ran out; those with a reference, which may stand on a transfer, after as many days
 * as a draft is kept. What a payment started with is kept with it.
 */
export async function clearQuotes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = await clock.now(db)
  const isOver = or(
    and(isNull(paymentQuote.reference), lt(paymentQuote.expiresAt, subDays(now, 1))),
    lt(paymentQuote.expiresAt, subDays(now, referenceDays)),
  )
  const spentOn = db.orm
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.quoteId, paymentQuote.id))
  await db.orm.delete(paymentQuote).where(and(isOver, notExists(spentOn)))
}
