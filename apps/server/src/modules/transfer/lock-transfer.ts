import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../payment/payment.tables.ts'
import type { TransferRow } from './describe-transfer.ts'

/** A transfer stays as it is until the end: of two who decide about it, one comes first. */
export async function lockTransfer(tx: Transaction, id: string): Promise<TransferRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(payment)
    .where(and(eq(payment.id, id), eq(payment.gateway, 'bank')))
    .for('update')
  return row
}
