import { and, eq, notExists } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { postAll } from '../../../ledger/post-all.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { notifyMembers } from '../../base/notification/notify-members.ts'
import type { Services } from '../../services.ts'
import { approvalOf } from '../withdrawal/approval-of.ts'
import { failureOf } from '../withdrawal/failure-of.ts'
import { paymentOf } from '../withdrawal/payment-of.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { withdrawalNews } from '../withdrawal/withdrawal-news.ts'
import type { BatchOutcome } from './batch-outcome.ts'
import type { BatchRow } from './lock-batch.ts'
import { writeOutcomes } from './write-outcomes.ts'

type Said = {
  /** Null where its provider says so. */
  readonly by: string | null
  /** The bank may have paid on an earlier day. */
  readonly paidAt?: Date
  /** What else its line shows. */
  readonly alongside?: readonly TransferRequest[]
}

/**
 * The one place where the money of a released batch leaves the club or comes back. The batch and its withdrawals
 * are locked, and each of them waits for its outcome.
 */
export async function bookOutcomes(
  services: Services,
  tx: Transaction,
  batch: BatchRow,
  outcomes: readonly BatchOutcome[],
  { by, paidAt, alongside = [] }: Said,
): Promise<void> {
  await requireBooked(tx, ...outcomes.map(({ row }) => row))
  const at = await services.clock.now(tx)
  const moments = { at, paidAt: paidAt ?? at }
  const movements = outcomes.flatMap(outcome => movementsOf(batch, outcome, moments))
  await postAll(tx, [...movements, ...alongside])
  await writeOutcomes(tx, outcomes, { at, by })
  await notifyMembers(
    services,
    tx,
    outcomes.map(({ row, memberId, reason }) => ({
      memberId,
      news: reason === null ? withdrawalNews.paid(row) : withdrawalNews.failed(row, reason),
    })),
  )
  await settleBatch(tx, batch, at)
}

function movementsOf(
  { paidThrough }: BatchRow,
  { reason, ...owned }: BatchOutcome,
  { at, paidAt }: { readonly at: Date; readonly paidAt: Date },
): TransferRequest[] {
  const { row } = owned
  // An earlier version left the money in the wallet until it was paid.
  const leaving = row.leftWalletAt === null ? [approvalOf(owned, at)] : []
  const outcome =
    reason === null ? paymentOf(row, paidThrough, paidAt) : failureOf(owned, { reason, at })
  return [...leaving, outcome]
}

/** Once nothing in it waits any more. */
async function settleBatch(tx: Transaction, { id }: BatchRow, at: Date): Promise<void> {
  const waiting = tx.orm
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.batchId, id), eq(withdrawal.status, 'in_batch')))
  await tx.orm
    .update(payoutBatch)
    .set({ status: 'settled', settledAt: at })
    .where(and(eq(payoutBatch.id, id), notExists(waiting)))
}
