import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentRow } from './describe-payment.ts'
import { payment } from './payment.tables.ts'

/** It stays as it is until the end: of two who decide about it, one comes first. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.orm.select().from(payment).where(eq(payment.id, id)).for('update')
  return row
}
