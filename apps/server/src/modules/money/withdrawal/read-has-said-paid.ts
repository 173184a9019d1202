import type { Transaction } from '../../../db/database.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'

const shownByOthers = `
  SELECT FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
   WHERE l.withdrawal_id = $1 AND l.amount_minor < 0 AND s.uploaded_by <> $2 AND l.matched_by IS DISTINCT FROM $2`

/**
 * Whether a person alone says that a payout was paid. That it came back as well would say, like a failure, that its
 * member has the money again, and no line of the bank would contradict it.
 */
export async function readHasSaidPaid(
  tx: Transaction,
  { id, saidPaidBy }: WithdrawalRow,
  by: string,
): Promise<boolean> {
  if (saidPaidBy !== by) return false
  return (await tx.query({ text: shownByOthers, values: [id, by] })).length === 0
}
