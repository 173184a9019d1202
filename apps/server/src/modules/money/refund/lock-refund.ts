import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { refund } from './refund.tables.ts'
import type { RefundRow } from './refund-facts.ts'

export type LockedRefund = { readonly row: RefundRow; readonly paid: PaymentRow }

/** A refund, locked after its payment: everybody locks in this order. */
export async function lockRefund(tx: Transaction, id: string): Promise<LockedRefund | undefined> {
  const [found] = await tx.orm
    .select({ paymentId: refund.paymentId })
    .from(refund)
    .where(eq(refund.id, id))
  if (found === undefined) return undefined
  const paid = await lockPayment(tx, found.paymentId)
  const [row] = await tx.orm.select().from(refund).where(eq(refund.id, id)).for('update')
  return paid === undefined || row === undefined ? undefined : { row, paid }
}
