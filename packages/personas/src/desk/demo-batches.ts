import type { Id } from '@kinfold/contract/fields/id'
import { type Money, money } from '@kinfold/contract/money/money'
import type { PayoutBatchStatus } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import { demoId, demoReference } from '../demo-id.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'

/** A payout batch: prepared by Tunde on the 2nd, released by Uche, settled on the 3rd. */
export interface DemoBatch {
  /** Such as `2026-06 NGN`. */
  readonly key: string
  readonly id: Id<'batch'>
  readonly reference: string
  readonly status: PayoutBatchStatus
  readonly total: Money
  readonly withdrawals: readonly DemoWithdrawal[]
  readonly preparedAt: string
  readonly releasedAt: string | null
  readonly settledAt: string | null
}

function createBatch(key: string, withdrawals: readonly DemoWithdrawal[]): DemoBatch {
  const [month, currency] = key.split(' ')
  const settled = withdrawals.every(({ status }) => status !== 'in_batch')
  const minor = withdrawals.reduce((sum, { amount }) => sum + amount.minor, 0n)
  return {
    key,
    id: demoId('batch', key),
    reference: demoReference('batch', key),
    status: settled ? 'settled' : 'released',
    total: money(currency === 'USD' ? 'USD' : 'NGN', minor),
    withdrawals,
    preparedAt: `${month}-02T08:00:00Z`,
    releasedAt: `${month}-02T12:00:00Z`,
    settledAt: settled ? `${month}-03T11:30:00Z` : null,
  }
}

/** Newest first. */
export const demoBatches: readonly DemoBatch[] = [
  ...Map.groupBy(demoWithdrawals, ({ batch }) => batch),
]
  .flatMap(([key, withdrawals]) => (key === null ? [] : [createBatch(key, withdrawals)]))
  .sort((a, b) => (a.key < b.key ? 1 : -1))
