import type { Transaction } from '../../db/database.ts'
import { asLedger } from './as-ledger.ts'
import { idFor } from './crowd-names.ts'
import { inTheCopysWords } from './prepare-batch.ts'

/**
 * Copies what the books say of each person: the same history on accounts of its own, and on everybody's accounts one
 * entry after the other. The rules of the database stay awake; they check each transfer at the end.
 */
export async function copyLedger(tx: Transaction): Promise<void> {
  for (const text of onEverybodysAccounts) await tx.query({ text })
  await asLedger(tx, statements)
}

const onEverybodysAccounts = [
  `CREATE TEMP TABLE crowd_shared ON COMMIT DROP AS
   SELECT c.id, p.leg, p.account_id, p.currency, p.amount, p.kind, p.posted_at, p.role,
          a.balance + sum(p.amount) OVER entries AS balance_after, a.version + row_number() OVER entries AS account_version
     FROM crowd_transfer c JOIN ledger.posting p ON p.transfer_id = c.source
     JOIN ledger.account a ON a.id = p.account_id
    WHERE NOT EXISTS (SELECT FROM crowd_account o WHERE o.source = p.account_id AND o.n = c.n)
   WINDOW entries AS (PARTITION BY p.account_id ORDER BY c.id, p.leg)`,
  'GRANT SELECT ON crowd_shared TO kinfold_ledger',
]

const statements = [
  `INSERT INTO ledger.account (id, kind, holder, currency, part, floor, opened_at) OVERRIDING SYSTEM VALUE
   SELECT c.id, a.kind, c.holder, a.currency, a.part, a.floor, a.opened_at
     FROM crowd_account c JOIN ledger.account a ON a.id = c.source`,
  `INSERT INTO ledger.quote (id, named, sold_currency, sold, bought_currency, bought, fee, rate, rate_set_at, expires_at, created_at)
   SELECT ${idFor('q.id')}, q.named, q.sold_currency, q.sold, q.bought_currency, q.bought, q.fee, q.rate, q.rate_set_at,
          q.expires_at, q.created_at
     FROM crowd_transfer c JOIN ledger.transfer t ON t.id = c.source JOIN ledger.quote q ON q.id = t.quote_id`,
  `INSERT INTO ledger.hold (id, scope, key, account_id, amount, expires_at, created_at) OVERRIDING SYSTEM VALUE
   SELECT c.id, h.scope, ${idFor('h.key')}, a.id, h.amount, h.expires_at, h.created_at
     FROM crowd_hold c JOIN ledger.hold h ON h.id = c.source JOIN crowd_account a ON a.source = h.account_id AND a.n = c.n`,
  // A repeated attempt would be another request: nobody sends one for a copy.
  `INSERT INTO ledger.transfer (id, scope, key, request_hash, kind, reverses, hold_id, meta, event_at, created_at, quote_id)
   OVERRIDING SYSTEM VALUE
   SELECT c.id, t.scope, ${inTheCopysWords('t.key')}, sha256(convert_to(c.n || ' ' || t.id, 'UTF8')), t.kind, b.id, h.id,
          (${inTheCopysWords('t.meta::text')})::jsonb, t.event_at, t.created_at,
          CASE WHEN t.quote_id IS NOT NULL THEN ${idFor('t.quote_id')} END
     FROM crowd_transfer c JOIN ledger.transfer t ON t.id = c.source JOIN crowd_words w ON w.source = c.source
     LEFT JOIN crowd_transfer b ON b.source = t.reverses AND b.n = c.n
     LEFT JOIN crowd_hold h ON h.source = t.hold_id AND h.n = c.n
    ORDER BY c.id`,
  `INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
   SELECT c.id, p.leg, a.id, p.currency, p.amount, p.balance_after, p.account_version, p.kind, p.posted_at, p.role
     FROM crowd_transfer c JOIN ledger.posting p ON p.transfer_id = c.source
     JOIN crowd_account a ON a.source = p.account_id AND a.n = c.n`,
  `INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
   SELECT id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role FROM crowd_shared`,
  `UPDATE ledger.account a SET balance = s.balance_after, version = s.account_version
     FROM (SELECT DISTINCT ON (account_id) * FROM crowd_shared ORDER BY account_id, account_version DESC) s
    WHERE a.id = s.account_id`,
  `UPDATE ledger.account a SET balance = o.balance, held = o.held, owed = o.owed, version = o.version
     FROM crowd_account c JOIN ledger.account o ON o.id = c.source WHERE a.id = c.id`,
  `UPDATE ledger.hold h SET state = o.state, resolved_by = t.id, settled = o.settled
     FROM crowd_hold c JOIN ledger.hold o ON o.id = c.source
     LEFT JOIN crowd_transfer t ON t.source = o.resolved_by AND t.n = c.n
    WHERE h.id = c.id AND o.state <> 'pending'`,
]
