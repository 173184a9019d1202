import type { Transaction } from '../../../db/database.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'

const shownByOthers = `
  SELECT FROM statement_line l
   WHERE l.withdrawal_id = $1 AND l.amount_minor < 0 AND l.matched_by IS DISTINCT FROM $2
     AND line_is_of_others(l.id, l.statement_id, $2, $3)`

/**
 * Whether a person alone says that a payout was paid. That it came back as well would say, like a failure, that its
 * member has the money again, and no line of the bank would contradict it.
 */
export async function readHasSaidPaid(
  tx: Transaction,
  { row: { id, saidPaidBy }, memberId }: OwnedWithdrawal,
  by: string,
): Promise<boolean> {
  if (saidPaidBy !== by) return false
  return (await tx.query({ text: shownByOthers, values: [id, by, memberId] })).length === 0
}
