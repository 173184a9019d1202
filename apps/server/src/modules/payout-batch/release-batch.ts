import { formatMoney } from '@kinfold/contract/money/format-money'
import { obstacleInBatch } from '@kinfold/contract/operator/payout-batch/obstacle-in-batch'
import type { releasePayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { releaseProblem } from '@kinfold/contract/operator/payout-batch/release-problem'
import { payeeProblem } from '@kinfold/contract/operator/withdrawal/payee-problem'
import { eq } from 'drizzle-orm'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { payeeHashOf } from '../payout/payee-hash.ts'
import { payout } from '../payout/payout.tables.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { payeeFactsOf } from '../withdrawal/payee-facts-of.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { totalOf } from './describe-batch.ts'
import { type BatchRow, lockBatch } from './lock-batch.ts'
import { lockItems } from './lock-items.ts'
import { payoutBatch } from './payout-batch.tables.ts'
import { readBatch } from './read-batches.ts'
import { writeBatchFile } from './write-batch-file.ts'

type Endpoint = typeof endpoint

const preparerLeft =
  'Whoever prepared this batch is no longer an approver. Discard it, and prepare it anew if it is right.'

/** The second person's word: from here the bank's file can be had, or the provider is asked for each transfer. */
export async function releasePayoutBatch(
  services: Services,
  { caller, params, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const batch = await lockBatch(tx, params.id)
  if (batch === undefined) return refuse('not_found')
  const { id, preparedBy, paidThrough, reference } = batch
  const problem = releaseProblem(batch, by)
  if (problem !== undefined) return refuse(problem)
  // A batch that a stolen account prepared must not outlive its suspension.
  const isStillApprover = await holdsRole(tx, preparedBy, 'approver')
  if (!isStillApprover) return refuse('conflict', { sentence: preparerLeft })
  const provider = services.payouts?.name
  if (paidThrough === 'provider' && provider === undefined) return refuse('gateway_not_available')

  const items = await lockItems(tx, eq(withdrawal.batchId, id))
  for (const item of items) {
    const unpayable = payeeProblem(payeeFactsOf(item), by)
    if (unpayable !== undefined) {
      return refuse(unpayable, obstacleInBatch(unpayable, item.row.reference))
    }
  }
  const rows = items.map(({ row }) => row)
  requireAsPrepared(batch, rows)
  await requireBooked(tx, ...rows)
  const releasedAt = await services.clock.now(tx)
  const fileHash = batch.fileFormat && writeBatchFile(batch.fileFormat, rows).hash
  await tx.orm
    .update(payoutBatch)
    .set({ status: 'released', releasedBy: by, releasedAt, fileHash })
    .where(eq(payoutBatch.id, id))
  if (paidThrough === 'provider' && provider !== undefined) {
    await orderPayouts(services, tx, rows, { provider, at: releasedAt })
  }
  await noteOperator(services, tx, by, 'payout_batch.released', {
    subject: reference,
    subjectId: id,
    detail: formatMoney(totalOf(batch)),
  })
  return readBatch(tx, id)
}

/** What is released is what was prepared: neither a withdrawal more nor a kobo, and all of it still to be paid. */
function requireAsPrepared(batch: BatchRow, rows: readonly WithdrawalRow[]): void {
  const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  const isSame =
    rows.length === batch.withdrawals &&
    total === batch.totalMinor &&
    rows.every(({ status, currency }) => status === 'in_batch' && currency === batch.currency)
  if (!isSame) throw new Error(`payout batch ${batch.id} contradicts its withdrawals`)
}

/** The schedule does the rest: a provider is never asked in a transaction. */
async function orderPayouts(
  { keyedHash }: Services,
  tx: Transaction,
  rows: readonly WithdrawalRow[],
  { provider, at }: { provider: (typeof payout.$inferInsert)['provider']; at: Date },
): Promise<void> {
  const orders = rows.map(row => ({
    withdrawalId: row.id,
    provider,
    payeeHash: payeeHashOf(keyedHash, row),
    askAt: at,
    createdAt: at,
  }))
  await tx.orm.insert(payout).values(orders)
}
