import type { Transaction } from '../../../db/database.ts'

// Whose payouts and refunds a line names, also by the words of a later file.
const named = `
  WITH words AS (
    SELECT named, also_named FROM statement_line WHERE id = $1
    UNION ALL SELECT named, also_named FROM statement_line_wording WHERE line_id = $1
  ), refs AS (
    SELECT named AS reference FROM words
    UNION SELECT unnest(also_named) FROM words
  ), freed AS (
    SELECT o.member_id FROM refs f JOIN withdrawal w ON w.reference = f.reference JOIN wallet o ON o.id = w.wallet_id
    UNION SELECT p.member_id FROM refs f JOIN payment p ON p.reference = f.reference
  )`

// Whoever lets a member be paid holds a lock of its row until that is done.
const lockMembers = `${named}
  SELECT id FROM member WHERE id IN (SELECT member_id FROM freed) ORDER BY id FOR UPDATE`

// What failed or came back since counts too: that may be the same person's word.
const letBePaid = `${named}
  SELECT FROM freed f JOIN wallet o ON o.member_id = f.member_id JOIN withdrawal w ON w.wallet_id = o.id
    LEFT JOIN payout_batch b ON b.id = w.batch_id LEFT JOIN payout t ON t.withdrawal_id = w.id
   WHERE (w.status IN ('approved', 'in_batch', 'paid') OR (w.status IN ('failed', 'returned') AND w.batch_id IS NOT NULL))
     AND greatest(w.decided_at, b.prepared_at, b.released_at, b.exported_at, t.sent_at) >= $2
   UNION ALL
  SELECT FROM freed f JOIN payment p ON p.member_id = f.member_id JOIN refund r ON r.payment_id = p.id
   WHERE r.way <> 'wallet' AND r.status NOT IN ('proposed', 'discarded') AND r.decided_at >= $2
   LIMIT 1`

/** Whether somebody whose payout or refund a line names was paid since it was said what the line is. */
export async function readHasFreed(
  tx: Transaction,
  { id, matchedAt }: { readonly id: string; readonly matchedAt: Date | null },
): Promise<boolean> {
  if (matchedAt === null) return false
  await tx.query({ text: lockMembers, values: [id] })
  return (await tx.query({ text: letBePaid, values: [id, matchedAt] })).length > 0
}
