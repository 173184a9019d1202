import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'

/** Whether an operator says what became of it: a provider tells itself, except of what it was never asked for. */
export function canBeSettled(
  { status, paid_through }: PayoutBatch,
  { withdrawal, stop }: RequestedWithdrawal,
): boolean {
  if (status !== 'released' || withdrawal.status !== 'in_batch') return false
  return paid_through === 'file' || stop !== null
}
