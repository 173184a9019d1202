import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { BatchRow } from './lock-batch.ts'

type Described = {
  readonly row: BatchRow
  readonly preparer: OperatorReference
  readonly releaser: OperatorReference | null
  readonly paid: number
  readonly failed: number
}

export function describeBatch({ row, paid, failed, ...people }: Described): PayoutBatch {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    paid_through: row.paidThrough,
    file_format: row.fileFormat,
    file_hash: row.fileHash,
    due_on: row.dueOn,
    total: toWireMoney(totalOf(row)),
    withdrawals: row.withdrawals,
    paid,
    failed,
    prepared_by: people.preparer,
    prepared_at: row.preparedAt.toISOString(),
    released_by: people.releaser,
    released_at: row.releasedAt?.toISOString() ?? null,
    settled_at: row.settledAt?.toISOString() ?? null,
  }
}

export const totalOf = ({ currency, totalMinor }: BatchRow) => money(currency, totalMinor)
