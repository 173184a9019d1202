import { canMove, isFinal } from '../../status/status-machine.ts'
import type { PayoutWay } from './payout-batch.ts'
import { type PayoutBatchStatus, payoutBatchMachine } from './payout-batch-status.ts'

interface Facts {
  readonly status: PayoutBatchStatus
  readonly paidThrough: PayoutWay
  /** The withdrawals in it of which nobody has said yet what became of them. */
  readonly waiting: ReadonlySet<string>
}

/**
 * Why an operator can't say what became of these withdrawals of a batch. What a provider pays, the provider
 * tells: money that a person called failed could still arrive.
 */
export function settlementProblem(
  { status, paidThrough, waiting }: Facts,
  told: readonly string[],
) {
  if (isFinal(payoutBatchMachine, status)) return 'already_decided'
  const canSettle = canMove(payoutBatchMachine, status, 'settled', 'operator')
  const areWaiting = told.every(id => waiting.has(id))
  return canSettle && paidThrough === 'file' && areWaiting ? undefined : 'conflict'
}
