import type { WithdrawalStatus } from '../../withdrawal/withdrawal-status.ts'
import type { PayoutWay } from './payout-batch.ts'
import type { PayoutBatchStatus } from './payout-batch-status.ts'

interface Facts {
  readonly status: PayoutBatchStatus
  readonly paidThrough: PayoutWay
  /** How many of its payouts are undone. */
  readonly failed: number
}

/** Whether the member has the money of a payout again. */
export const isUndonePayout = (status: WithdrawalStatus): boolean =>
  status === 'failed' || status === 'returned'

export const payoutUndone =
  'A payout of this batch failed or came back, and its member has the money again. The bank would pay it once more by this file.'

/**
 * Why a batch can't be handed to a bank: nobody has released it, a provider pays it, or a payout in it is undone
 * and would be paid once more.
 */
export function exportProblem({ status, paidThrough, failed }: Facts) {
  const isReleased = status === 'released' || status === 'settled'
  return isReleased && paidThrough === 'file' && failed === 0 ? undefined : 'conflict'
}
