import type { Transaction } from '../../db/database.ts'
import { idFor, referenceFor } from './crowd-names.ts'

export type CrowdMember = { readonly n: number; readonly person: string; readonly email: string }

/** What belongs to nobody, such as money nobody has claimed, is copied once for each batch. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Lists what is copied and what it is called in the copy, in tables that end with the transaction. */
export async function prepareBatch(
  tx: Transaction,
  members: readonly CrowdMember[],
): Promise<void> {
  await tx.query({
    text: `CREATE TEMP TABLE crowd_member (n int PRIMARY KEY, source uuid NOT NULL, id uuid NOT NULL, email text NOT NULL)
           ON COMMIT DROP`,
  })
  await tx.query({
    text: `INSERT INTO crowd_member
           SELECT c.n, a.id, ${idFor('a.id')}, c.email
             FROM unnest($1::int[], $2::text[], $3::text[]) AS c (n, person, email)
             JOIN account a ON a.email_key = c.person JOIN member m ON m.id = a.id`,
    values: [
      members.map(({ n }) => n),
      members.map(({ person }) => person),
      members.map(({ email }) => email),
    ],
  })
  for (const text of statements) await tx.query({ text })
}

const statements = [
  // Whose things each copy takes.
  `CREATE TEMP TABLE crowd_unit ON COMMIT DROP AS
   SELECT n, source AS unit FROM crowd_member
    UNION ALL SELECT min(n), '${nobody}' FROM crowd_member`,
  `CREATE TEMP TABLE crowd_source (id uuid PRIMARY KEY, unit uuid NOT NULL) ON COMMIT DROP`,
  // Unmatched money of an earlier batch is nobody's either; its reference tells it from the demo club's.
  `INSERT INTO crowd_source
   WITH mine AS MATERIALIZED (SELECT DISTINCT unit AS id FROM crowd_unit),
        pockets AS MATERIALIZED (SELECT l.id, m.id AS unit FROM mine m JOIN wallet l ON l.member_id = m.id),
        portfolios AS MATERIALIZED (SELECT p.id, m.id AS unit FROM mine m JOIN portfolio p ON p.member_id = m.id),
        payments AS MATERIALIZED (SELECT p.id, m.id AS unit FROM mine m JOIN payment p ON p.member_id = m.id),
        charges AS MATERIALIZED (SELECT b.id, p.unit FROM payments p JOIN chargeback b ON b.payment_id = p.id)
   SELECT id, id FROM mine
    UNION SELECT * FROM pockets
    UNION SELECT * FROM portfolios
    UNION SELECT * FROM payments
    UNION SELECT * FROM charges
    UNION SELECT v.id, b.unit FROM charges b JOIN chargeback_recovery v ON v.chargeback_id = b.id
    UNION SELECT r.id, p.unit FROM payments p JOIN refund r ON r.payment_id = p.id
    UNION SELECT w.id, l.unit FROM pockets l JOIN withdrawal w ON w.wallet_id = l.id
    UNION SELECT s.id, p.unit FROM portfolios p JOIN subscription s ON s.portfolio_id = p.id
    UNION SELECT s.id, m.id FROM mine m JOIN saved_card s ON s.member_id = m.id
    UNION SELECT b.id, m.id FROM mine m JOIN bank_account b ON b.member_id = m.id
    UNION SELECT q.id, m.id FROM mine m JOIN payment_quote q ON q.member_id = m.id
    UNION SELECT u.id, coalesce(u.assigned_to, '${nobody}') FROM unmatched_money u
      JOIN mine m ON m.id = coalesce(u.assigned_to, '${nobody}') WHERE u.bank_reference NOT LIKE '% crowd %'`,
  'CREATE INDEX ON crowd_source (unit)',
  'ANALYZE crowd_member, crowd_unit, crowd_source',
  // Accounts that belong to what is copied; the others, such as the bank, are everybody's. They are found by their addresses:
  // there is no index of holders.
  `CREATE TEMP TABLE crowd_own ON COMMIT DROP AS
   SELECT s.unit, s.id AS holder, a.id AS account
     FROM crowd_source s CROSS JOIN unnest(ARRAY['wallet', 'portfolio', 'payouts', 'receivable', 'unmatched']) AS of (kind)
    CROSS JOIN unnest(ARRAY['NGN', 'USD']) AS money (currency)
     JOIN ledger.account a ON a.address = of.kind || ':' || s.id || ':' || money.currency`,
  'ANALYZE crowd_own',
  `CREATE TEMP TABLE crowd_account ON COMMIT DROP AS
   SELECT c.n, o.account AS source, nextval(pg_get_serial_sequence('ledger.account', 'id')) AS id,
          ${idFor('o.holder')}::text AS holder
     FROM crowd_unit c JOIN crowd_own o ON o.unit = c.unit`,
  'CREATE INDEX ON crowd_account (source, n)',
  `CREATE TEMP TABLE crowd_moved ON COMMIT DROP AS
   SELECT DISTINCT o.unit, p.transfer_id AS source
     FROM crowd_own o JOIN ledger.posting p ON p.account_id = o.account`,
  `INSERT INTO crowd_source
   SELECT t.quote_id, m.unit FROM crowd_moved m JOIN ledger.transfer t ON t.id = m.source
    WHERE t.quote_id IS NOT NULL ON CONFLICT DO NOTHING`,
  `CREATE TEMP TABLE crowd_reference ON COMMIT DROP AS
   SELECT reference, row_number() OVER (ORDER BY reference) AS turn
     FROM (
       SELECT reference FROM payment JOIN crowd_source USING (id)
        UNION SELECT reference FROM withdrawal JOIN crowd_source USING (id)
        UNION SELECT b.reference FROM payout_batch b JOIN withdrawal w ON w.batch_id = b.id JOIN crowd_source s ON s.id = w.id
        UNION SELECT t.meta ->> 'reference' FROM crowd_moved m JOIN ledger.transfer t ON t.id = m.source
         WHERE t.meta ->> 'reference' LIKE 'KF-%'
     ) x`,
  'CREATE INDEX ON crowd_reference (reference)',
  // Which words of a transfer are ids that the copy has its own of: all except a run's, which is everybody's.
  `CREATE TEMP TABLE crowd_words ON COMMIT DROP AS
   SELECT m.unit, m.source, r.reference, r.turn,
          ARRAY(SELECT DISTINCT found[1] FROM regexp_matches(t.key || t.meta, '${idPattern}', 'g') AS found
                 WHERE NOT EXISTS (SELECT FROM returns_run r WHERE r.id = found[1]::uuid)) AS ids
     FROM crowd_moved m JOIN ledger.transfer t ON t.id = m.source
     LEFT JOIN crowd_reference r ON r.reference = t.meta ->> 'reference'`,
  'ANALYZE crowd_account, crowd_moved, crowd_reference, crowd_words',
  // In the order they happened.
  `CREATE TEMP TABLE crowd_transfer ON COMMIT DROP AS
   SELECT n, source, nextval(pg_get_serial_sequence('ledger.transfer', 'id')) AS id
     FROM (SELECT c.n, m.source FROM crowd_unit c JOIN crowd_moved m ON m.unit = c.unit ORDER BY c.n, m.source) x`,
  'CREATE INDEX ON crowd_transfer (source, n)',
  `CREATE TEMP TABLE crowd_hold ON COMMIT DROP AS
   SELECT c.n, h.id AS source, nextval(pg_get_serial_sequence('ledger.hold', 'id')) AS id
     FROM crowd_account c JOIN ledger.hold h ON h.account_id = c.source`,
  'ANALYZE crowd_transfer, crowd_hold',
  `GRANT SELECT ON crowd_member, crowd_unit, crowd_source, crowd_account, crowd_moved, crowd_reference, crowd_words,
     crowd_transfer, crowd_hold TO kinfold_ledger`,
]

/** A text in which the copy's own ids and reference stand for those of the person. */
export const inTheCopysWords = (text: string) => {
  const ids = [1, 2, 3, 4].reduce(
    (inner, at) =>
      `replace(${inner}, coalesce(w.ids[${at}], ''), coalesce(${idFor(`w.ids[${at}]`)}::text, ''))`,
    text,
  )
  return `replace(${ids}, coalesce(w.reference, ''), coalesce(${referenceFor('w.turn')}, ''))`
}
