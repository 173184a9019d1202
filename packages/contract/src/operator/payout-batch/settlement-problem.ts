import { canMove, isFinal } from '../../status/status-machine.ts'
import type { PayoutWay } from './payout-batch.ts'
import { type PayoutBatchStatus, payoutBatchMachine } from './payout-batch-status.ts'

interface Facts {
  readonly status: PayoutBatchStatus
  readonly paidThrough: PayoutWay
  /** The withdrawals in it of which nobody has said yet what became of them. */
  readonly waiting: ReadonlySet<string>
  /** Those that can be given up: see canBeGivenUp. */
  readonly stopped: ReadonlySet<string>
}

interface Told {
  readonly withdrawal_id: string
  readonly outcome: 'paid' | 'failed'
}

/**
 * Why an operator can't say what became of these withdrawals of a batch. What a provider pays, the provider
 * tells: money that a person called failed could still arrive. Only what it never had, refused, or knows nothing of can be given up.
 */
export function settlementProblem(
  { status, paidThrough, waiting, stopped }: Facts,
  outcomes: readonly Told[],
) {
  if (isFinal(payoutBatchMachine, status)) return 'already_decided'
  const canSettle = canMove(payoutBatchMachine, status, 'settled', 'operator')
  const areTheirs = outcomes.every(
    ({ withdrawal_id: id, outcome }) =>
      waiting.has(id) && (paidThrough === 'file' || (stopped.has(id) && outcome === 'failed')),
  )
  return canSettle && areTheirs ? undefined : 'conflict'
}
