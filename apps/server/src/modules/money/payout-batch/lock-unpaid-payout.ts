import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { lockWithdrawal, type OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { type BatchRow, lockBatch } from './lock-batch.ts'

export type UnpaidPayout = OwnedWithdrawal & { readonly batch: BatchRow }

/** A withdrawal that the club's bank was told to pay: nobody has said yet what became of it, or that it failed. */
export async function lockUnpaidPayout(
  tx: Transaction,
  id: string,
): Promise<UnpaidPayout | undefined> {
  const [found] = await tx.orm
    .select({ batchId: withdrawal.batchId })
    .from(withdrawal)
    .where(eq(withdrawal.id, id))
  const batch = found?.batchId ? await lockBatch(tx, found.batchId) : undefined
  const wasReleased = batch?.status === 'released' || batch?.status === 'settled'
  if (!wasReleased || batch.paidThrough !== 'file') return undefined
  const owned = await lockWithdrawal(tx, id)
  const isUnpaid = owned?.row.status === 'in_batch' || owned?.row.status === 'failed'
  return isUnpaid ? { ...owned, batch } : undefined
}
