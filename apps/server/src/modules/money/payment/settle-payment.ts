import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentRow } from './describe-payment.ts'
import { payment } from './payment.tables.ts'

/** Records what became of a locked payment. */
export async function settlePayment(
  tx: Transaction,
  { id }: PaymentRow,
  outcome: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [settled] = await tx.orm
    .update(payment)
    .set(outcome)
    .where(eq(payment.id, id))
    .returning()
    .execute()
  if (settled === undefined) throw new Error('payment not found although its row is locked')
  return settled
}
