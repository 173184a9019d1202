import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'

export type BatchRow = typeof payoutBatch.$inferSelect

/** Of two who decide about a batch, one comes first. Locked before its withdrawals, and those before the ledger. */
export async function lockBatch(tx: Transaction, id: string): Promise<BatchRow | undefined> {
  const [row] = await tx.orm.select().from(payoutBatch).where(eq(payoutBatch.id, id)).for('update')
  return row
}
