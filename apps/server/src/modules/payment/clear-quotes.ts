import { subDays } from 'date-fns/subDays'
import { and, eq, lt, notExists } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { payment, paymentQuote } from './payment.tables.ts'

/** Deletes quotes a day after they ran out. What a payment started with is kept with it. */
export async function clearQuotes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = subDays(await clock.now(db), 1)
  const spentOn = db.orm
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.quoteId, paymentQuote.id))
  await db.orm
    .delete(paymentQuote)
    .where(and(lt(paymentQuote.expiresAt, before), notExists(spentOn)))
}
