import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { lockWithdrawal, type OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { chargeback } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'

export type LockedChargeback = {
  readonly row: ChargebackRow
  readonly paid: PaymentRow | undefined
  readonly withdrawn: OwnedWithdrawal | undefined
}

/** A chargeback, locked after its payment or withdrawal: everybody locks in this order. */
export async function lockChargeback(
  tx: Transaction,
  id: string,
): Promise<LockedChargeback | undefined> {
  const [found] = await tx.orm
    .select({ paymentId: chargeback.paymentId, withdrawalId: chargeback.withdrawalId })
    .from(chargeback)
    .where(eq(chargeback.id, id))
  if (found === undefined) return undefined
  const { paymentId, withdrawalId } = found
  const paid = paymentId === null ? undefined : await lockPayment(tx, paymentId)
  const withdrawn = withdrawalId === null ? undefined : await lockWithdrawal(tx, withdrawalId)
  const [row] = await tx.orm.select().from(chargeback).where(eq(chargeback.id, id)).for('update')
  return row && { row, paid, withdrawn }
}
