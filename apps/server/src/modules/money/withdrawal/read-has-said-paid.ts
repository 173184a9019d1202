import type { Transaction } from '../../../db/database.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'

// Who said of others of its batch alone that they failed, or that a line shows them, has not said so of this one.
const text = `
  SELECT FROM audit_entry a
   WHERE a.subject_id = $2::text AND a.action = 'payout_batch.settled' AND a.actor_id = $3
     AND coalesce(a.detail, '') !~ '^0 paid,'
     AND (coalesce(a.detail, '') NOT LIKE '% by a line of the bank' OR starts_with(a.detail, $4 || ' '))
     AND NOT EXISTS (SELECT FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
                      WHERE l.withdrawal_id = $1 AND l.amount_minor < 0 AND s.uploaded_by <> $3
                        AND l.matched_by IS DISTINCT FROM $3)`

/**
 * Whether a person alone says that a payout was paid. That it came back as well would say, like a failure, that its
 * member has the money again, and no line of the bank would contradict it.
 */
export async function readHasSaidPaid(
  tx: Transaction,
  { id, batchId, reference }: WithdrawalRow,
  by: string,
): Promise<boolean> {
  return (await tx.query({ text, values: [id, batchId, by, reference] })).length > 0
}
