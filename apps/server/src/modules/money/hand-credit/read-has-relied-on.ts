import type { Transaction } from '../../../db/database.ts'

const settled = (column: string) => `(SELECT ${column} FROM settlement WHERE id = $3)`

// What the person gave by hand and the line shows: $1 are its sources, $3 is its settlement, of what lies with its provider.
const shown = (isShown: string) => `
  SELECT c.member_id, c.source_id, c.created_at, ${isShown} AS is_shown FROM hand_credit c
   WHERE c.credited_by = $2
     AND (c.source_id = ANY ($1) OR c.currency = ${settled('currency')} AND c.created_at < ${settled('created_at')} AND c.source_id IN (
       SELECT u.id FROM unmatched_money u WHERE u.came_by = ${settled('gateway')}
        UNION ALL
       SELECT b.id FROM chargeback b JOIN payment p ON p.id = b.payment_id WHERE p.gateway = ${settled('gateway')}))`

// Whoever lets a member be paid, and the member who pays from their wallet, holds a lock of its row until that is done.
const lockMembers = `
  SELECT id FROM member WHERE id IN (SELECT member_id FROM (${shown('NULL')}) c) ORDER BY id FOR UPDATE`

// What they gave made money ready that was asked for: taken back, others' or uncleared money would be paid in its place.
const letBePaid = `
  WITH c AS MATERIALIZED (${shown('$4 AND credit_is_shown(c)')})
  -- What is shown to others counts like all other money, from that moment on and for whatever.
  SELECT FROM c WHERE c.is_shown
   UNION ALL
  SELECT FROM c JOIN wallet o ON o.member_id = c.member_id JOIN withdrawal w ON w.wallet_id = o.id
    LEFT JOIN payout_batch b ON b.id = w.batch_id
   WHERE (w.status IN ('pending', 'approved', 'in_batch', 'paid') OR (w.status IN ('failed', 'returned') AND w.batch_id IS NOT NULL))
     AND greatest(w.requested_at, w.decided_at, b.prepared_at, b.released_at) >= c.created_at
   UNION ALL
  -- Paid into a portfolio: what is in the wallet now is other money; in the other currency, what was not ready counts as ready.
  SELECT FROM c JOIN payment p ON p.member_id = c.member_id
   WHERE p.gateway = 'wallet' AND p.created_at >= c.created_at
   UNION ALL
  -- Returns were shared by it, and stay where it is taken back.
  SELECT FROM c LEFT JOIN unmatched_money u ON u.id = c.source_id
    JOIN payment p ON p.id = coalesce(u.payment_id, c.source_id)
    JOIN returns_share s ON s.portfolio_id = p.portfolio_id JOIN returns_run r ON r.id = s.run_id
   WHERE r.posted_at >= c.created_at AND r.status <> 'reversed'
   UNION ALL
  SELECT FROM c JOIN payment p ON p.member_id = c.member_id JOIN refund r ON r.payment_id = p.id
   WHERE r.way <> 'wallet' AND r.status NOT IN ('proposed', 'discarded') AND greatest(r.created_at, r.decided_at) >= c.created_at
   LIMIT 1`

/** What a line of the bank shows. */
type Shown = {
  readonly sources: readonly string[]
  readonly settlementId: string | null
  readonly matchedBy: string | null
}

/**
 * Whether a person gave a member money that a line of others shows, or the member has been paid, asked to be,
 * paid from their wallet or had returns since that person gave them money by hand that a line shows, whoever let that
 * be. What failed at the bank or came back counts too: that may be their own word.
 */
export async function readHasReliedOn(
  tx: Transaction,
  { sources, settlementId, matchedBy }: Shown,
  by: string,
): Promise<boolean> {
  const values = [sources, by, settlementId]
  await tx.query({ text: lockMembers, values })
  const relied = await tx.query({
    text: letBePaid,
    values: [...values, matchedBy === by || matchedBy === null],
  })
  return relied.length > 0
}
