import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { chargeback } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'

export type LockedChargeback = {
  readonly row: ChargebackRow
  readonly paid: PaymentRow | undefined
}

/** A chargeback, locked after its payment: everybody locks in this order. */
export async function lockChargeback(
  tx: Transaction,
  id: string,
): Promise<LockedChargeback | undefined> {
  const [found] = await tx.orm
    .select({ paymentId: chargeback.paymentId })
    .from(chargeback)
    .where(eq(chargeback.id, id))
  if (found === undefined) return undefined
  const paid = found.paymentId === null ? undefined : await lockPayment(tx, found.paymentId)
  const [row] = await tx.orm.select().from(chargeback).where(eq(chargeback.id, id)).for('update')
  return row && { row, paid }
}
