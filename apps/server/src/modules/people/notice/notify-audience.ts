import { nigeria } from '@kinfold/contract/account/is-global-member'
import type { Transaction } from '../../../db/database.ts'

const text = `
  WITH notified AS (
    INSERT INTO notification (account_id, kind, title, body, link, created_at, notice_id)
    SELECT m.id, 'notice', n.title, n.body, n.link, n.sent_at, n.id
      FROM notice n, member m JOIN account a ON a.id = m.id
     WHERE n.id = $1 AND a.email_verified_at IS NOT NULL AND m.closed_at IS NULL
       AND CASE n.audience
             WHEN 'everyone' THEN true
             WHEN 'global_members' THEN NOT (m.country = $2 OR $2 = ANY (m.citizenship))
             ELSE m.country = $2 OR $2 = ANY (m.citizenship) END
    RETURNING 1)
  SELECT count(*)::int AS count FROM notified`

/**
 * Notifies everybody in a notice's audience, as defined by the contract's isInAudience, and returns their
 * number: one statement for a club of any size.
 */
export async function notifyAudience(tx: Transaction, noticeId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>({ text, values: [noticeId, nigeria] })
  return row?.count ?? 0
}
