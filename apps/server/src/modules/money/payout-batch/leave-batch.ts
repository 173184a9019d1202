import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import type { BatchRow } from './lock-batch.ts'
import { readDueOn } from './read-due-on.ts'

type Rows = {
  readonly staying: readonly WithdrawalRow[]
  readonly leaving: readonly WithdrawalRow[]
}

/** Takes withdrawals out of a locked batch: they are approved as before, and can go into another. Answers the rest. */
export async function leaveBatch(
  tx: Transaction,
  batch: BatchRow,
  { staying, leaving }: Rows,
): Promise<BatchRow> {
  if (leaving.length === 0) return batch
  const ids = leaving.map(({ id }) => id)
  await tx.orm
    .update(withdrawal)
    .set({ status: 'approved', batchId: null })
    .where(inArray(withdrawal.id, ids))
  const [kept] = await tx.orm
    .update(payoutBatch)
    .set({
      totalMinor: staying.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      withdrawals: staying.length,
      dueOn: await readDueOn(
        tx,
        staying.map(({ payBy }) => payBy),
      ),
    })
    .where(eq(payoutBatch.id, batch.id))
    .returning()
  if (kept === undefined) throw new Error('payout batch not found although its row is locked')
  return kept
}
