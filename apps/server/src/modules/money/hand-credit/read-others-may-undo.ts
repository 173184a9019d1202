import type { Transaction } from '../../../db/database.ts'

const text = `
  SELECT FROM operator o JOIN account a ON a.id = o.id
   WHERE 'approver' = ANY (o.roles) AND o.id <> $2 AND a.suspended_at IS NULL AND a.totp_enabled_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM hand_credit c WHERE c.source_id = ANY ($1) AND o.id IN (c.credited_by, c.member_id))
   LIMIT 1`

/** Whether another approver had no hand in what was given: neither gave it nor got it. */
export async function readOthersMayUndo(
  tx: Transaction,
  sources: readonly string[],
  by: string,
): Promise<boolean> {
  return (await tx.query({ text, values: [sources, by] })).length > 0
}
