import type { Transaction } from '../../../db/database.ts'
import type { BatchOutcome } from './batch-outcome.ts'

/** Records what became of withdrawals of a batch, and who said so, all in one statement. */
export async function writeOutcomes(
  tx: Transaction,
  outcomes: readonly BatchOutcome[],
  { at, by }: { readonly at: Date; readonly by: string | null },
): Promise<void> {
  const text = `
    UPDATE withdrawal SET
           status = CASE WHEN told.reason IS NULL THEN 'paid' ELSE 'failed' END,
           paid_at = CASE WHEN told.reason IS NULL THEN $3::timestamptz END,
           said_paid_by = CASE WHEN told.reason IS NULL THEN $4::uuid END,
           left_wallet_at = coalesce(left_wallet_at, $3::timestamptz),
           failure_reason = told.reason
      FROM unnest($1::uuid[], $2::text[]) AS told (withdrawal_id, reason)
     WHERE id = told.withdrawal_id`
  const ids = outcomes.map(({ row }) => row.id)
  const reasons = outcomes.map(({ reason }) => reason)
  await tx.query({ text, values: [ids, reasons, at, by] })
}
