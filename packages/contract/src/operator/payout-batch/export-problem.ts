import type { PayoutWay } from './payout-batch.ts'
import type { PayoutBatchStatus } from './payout-batch-status.ts'

interface Facts {
  readonly status: PayoutBatchStatus
  readonly paidThrough: PayoutWay
  /** How many of its payouts failed or came back. */
  readonly failed: number
}

/**
 * Why a batch can't be handed to a bank: nobody has released it, a provider pays it, or a payout in it failed, whose
 * member has the money again and would be paid once more.
 */
export function exportProblem({ status, paidThrough, failed }: Facts) {
  const isReleased = status === 'released' || status === 'settled'
  return isReleased && paidThrough === 'file' && failed === 0 ? undefined : 'conflict'
}
