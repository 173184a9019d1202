import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { chargeback } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'

/** What was taken back of a locked payment and has not come again, the oldest first. Its rows are locked. */
export function readStanding(tx: Transaction, paymentId: string): Promise<ChargebackRow[]> {
  return tx.orm
    .select()
    .from(chargeback)
    .where(
      and(
        eq(chargeback.paymentId, paymentId),
        eq(chargeback.isBooked, true),
        ne(chargeback.status, 'won'),
      ),
    )
    .orderBy(asc(chargeback.createdAt), asc(chargeback.id))
    .for('update')
}
