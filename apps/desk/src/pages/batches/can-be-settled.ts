import { canBeGivenUp } from '@kinfold/contract/operator/payout-batch/can-be-given-up'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { settlementProblem } from '@kinfold/contract/operator/payout-batch/settlement-problem'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'

/** Whether an operator says what became of it, as the server will judge that: a provider tells itself, except of what it has none of. */
export function canBeSettled(
  { status, paid_through: paidThrough }: PayoutBatch,
  { withdrawal, stop, is_sent: isSent }: RequestedWithdrawal,
): boolean {
  const { id } = withdrawal
  const facts = {
    status,
    paidThrough,
    waiting: new Set(withdrawal.status === 'in_batch' ? [id] : []),
    stopped: new Set(canBeGivenUp({ stop, isSent }) ? [id] : []),
  }
  return settlementProblem(facts, [{ withdrawal_id: id, outcome: 'failed' }]) === undefined
}
