import type { Database } from '../../../db/database.ts'

const perTurn = 20_000

const begin = `
  INSERT INTO outside_read (account_id, version)
  SELECT id, 0 FROM ledger.account a WHERE a.kind IN ('bank', 'clearing')
     AND NOT EXISTS (SELECT FROM outside_read r WHERE r.account_id = a.id)
  ON CONFLICT DO NOTHING`

// Each is looked up: a join may walk all accounts of the books for the few outside.
const behind = `
  SELECT r.account_id FROM outside_read r
   CROSS JOIN LATERAL (SELECT version FROM ledger.account WHERE id = r.account_id OFFSET 0) a
   WHERE a.version > r.version`

const lock = 'SELECT FROM outside_read ORDER BY account_id FOR UPDATE'

// An account's postings are numbered without gaps, so none is left out and none is added twice.
const add = `
  WITH next AS (
    SELECT p.account_id, p.account_version, p.transfer_id, p.amount
      FROM outside_read r
      CROSS JOIN LATERAL (
        SELECT * FROM ledger.posting p
         WHERE p.account_id = r.account_id AND p.account_version > r.version
         ORDER BY p.account_version LIMIT ${perTurn}) p
     ORDER BY p.account_id, p.account_version LIMIT ${perTurn}
  ), read AS (
    UPDATE outside_read r SET version = n.version
      FROM (SELECT account_id, max(account_version) AS version FROM next GROUP BY account_id) n
     WHERE r.account_id = n.account_id
  ), added AS (
    INSERT INTO outside_day (kind, holder, currency, day, amount_minor)
    SELECT a.kind, a.holder, a.currency, (t.event_at AT TIME ZONE 'Africa/Lagos')::date, sum(n.amount)
      FROM next n
      JOIN ledger.account a ON a.id = n.account_id
      JOIN ledger.transfer t ON t.id = n.transfer_id
     GROUP BY 1, 2, 3, 4
    ON CONFLICT (kind, holder, currency, day)
    DO UPDATE SET amount_minor = outside_day.amount_minor + excluded.amount_minor
  )
  SELECT count(*)::int AS postings FROM next`

/**
 * Adds what was posted to the accounts outside since the last time to the sums of its days. However much the
 * club has booked, each posting is read once.
 */
export async function followPostings(db: Database): Promise<void> {
  await db.query({ text: begin })
  if ((await db.query({ text: behind })).length === 0) return
  for (;;) {
    const postings = await db.transaction(async tx => {
      await tx.query({ text: lock })
      const [added] = await tx.query<{ postings: number }>({ text: add })
      return added?.postings ?? 0
    })
    if (postings < perTurn) return
  }
}
