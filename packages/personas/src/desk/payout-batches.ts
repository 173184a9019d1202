import type { AnswerOf } from '@kinfold/contract/endpoint'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { usualFormat, writePayoutFile } from '@kinfold/contract/operator/payout-batch/payout-file'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { payeeOf } from '../answers/withdrawals-of.ts'
import { demoId } from '../demo-id.ts'
import { type DemoBatch, demoBatches } from './demo-batches.ts'
import { operatorReference } from './person-references.ts'
import { requestedWithdrawal } from './requested-withdrawals.ts'

function batchAnswer(batch: DemoBatch): PayoutBatch {
  const count = (wanted: WithdrawalStatus) =>
    batch.withdrawals.filter(({ status }) => status === wanted).length
  return {
    id: batch.id,
    reference: batch.reference,
    status: batch.status,
    paid_through: 'file',
    file_format: usualFormat(batch.total.currency),
    // Made up: a browser can’t work it out at once.
    file_hash: batch.releasedAt === null ? null : madeUpHash(batch.key),
    due_on: batch.dueOn,
    total: toWireMoney(batch.total),
    withdrawals: batch.withdrawals.length,
    // A withdrawal that a bank returns later was still paid by this batch.
    paid: count('paid') + count('returned'),
    failed: count('failed'),
    prepared_by: operatorReference('tunde'),
    prepared_at: batch.preparedAt,
    released_by: batch.releasedAt === null ? null : operatorReference('uche'),
    released_at: batch.releasedAt,
    settled_at: batch.settledAt,
  }
}

const madeUpHash = (key: string) =>
  ['one', 'other'].map(half => demoId('batch', key, half).replaceAll('-', '')).join('')

/** What GET /operator/payout-batch answers, newest first. */
export const payoutBatches: readonly PayoutBatch[] = demoBatches.map(batchAnswer)

/** What GET /operator/payout-batch/:id answers. */
export function payoutBatchDetail(
  id: PayoutBatch['id'],
): AnswerOf<typeof getPayoutBatch> | undefined {
  const batch = demoBatches.find(each => each.id === id)
  if (!batch) return undefined
  return { batch: batchAnswer(batch), withdrawals: batch.withdrawals.map(requestedWithdrawal) }
}

/** What GET /operator/payout-batch/csv/:id answers. */
export function payoutBatchFile(id: PayoutBatch['id']): string | undefined {
  const batch = demoBatches.find(each => each.id === id)
  if (!batch) return undefined
  return writePayoutFile(usualFormat(batch.total.currency), batch.withdrawals.map(payeeOf))
}
