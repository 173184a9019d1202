import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { failWithdrawal } from '../../../ledger/recipes/fail-withdrawal.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { amountOf } from './describe-withdrawal.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'

export type Why = { readonly reason: string; readonly at: Date }

/** The movement by which money that had left the wallet, and was not paid, comes back. */
export function failureOf(
  { row, memberId: member }: OwnedWithdrawal,
  { reason, at: eventAt }: Why,
): TransferRequest {
  const amount = amountOf(row)
  const attempt = moneyAttempts.withdrawalFailed(row.id)
  const of = { attempt, member, withdrawal: row.id, amount, reason }
  return { ...failWithdrawal({ ...of, fee: withdrawalFee(amount) }), eventAt }
}
