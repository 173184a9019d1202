import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { readBookedPayment } from './read-booked-payment.ts'
import { refund } from './refund.tables.ts'

/**
 * No money goes back for a locked payment that the books contradict: what came for it, or what was given back
 * of it, was written by no use-case.
 */
export async function requireBookedPayment(tx: Transaction, paid: PaymentRow): Promise<void> {
  const refunds = await tx.orm
    .select({ id: refund.id })
    .from(refund)
    .where(eq(refund.paymentId, paid.id))
  const ids = refunds.map(({ id }) => id)
  const booked = await readBookedPayment(tx, paid.id, ids)
  if (booked?.credited !== paid.amountMinor || booked.refunded !== paid.refundedMinor) {
    throw new Error(`payment ${paid.id} contradicts the books`)
  }
}
