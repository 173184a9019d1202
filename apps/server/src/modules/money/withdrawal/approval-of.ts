import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { approveWithdrawal } from '../../../ledger/recipes/approve-withdrawal.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { amountOf } from './describe-withdrawal.ts'
import { holdOf } from './hold-of.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'

/** The movement by which the money of a withdrawal leaves the wallet. */
export function approvalOf(
  { row, memberId: member }: OwnedWithdrawal,
  eventAt: Date,
): TransferRequest {
  const amount = amountOf(row)
  const attempt = moneyAttempts.withdrawal(row.id)
  const of = { attempt, member, withdrawal: row.id, hold: holdOf(row), amount }
  return { ...approveWithdrawal({ ...of, fee: withdrawalFee(amount) }), eventAt }
}
