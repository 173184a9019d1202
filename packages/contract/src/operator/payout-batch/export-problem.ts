import type { PayoutWay } from './payout-batch.ts'
import type { PayoutBatchStatus } from './payout-batch-status.ts'

interface Facts {
  readonly status: PayoutBatchStatus
  readonly paidThrough: PayoutWay
}

/** Why a batch can't be handed to a bank: nobody has released it, or a provider pays it. */
export function exportProblem({ status, paidThrough }: Facts) {
  const isReleased = status === 'released' || status === 'settled'
  return isReleased && paidThrough === 'file' ? undefined : 'conflict'
}
