import type { Transaction } from '../../db/database.ts'
import { asLedger } from './as-ledger.ts'
import { idFor, numberOfBusy, referenceFor } from './crowd-names.ts'

const line = `'line ' || j`
const withdrawn = `'withdrawal ' || j`
const ofTwo = 'j % 2 = 0'

/**
 * Gives a busy member as many lines of the wallet, one a minute until now: deposits by transfer and contributions in turn,
 * each with its payment. Every tenth has a cancelled withdrawal and news beside it.
 */
export async function addBusyLines(tx: Transaction, busy: number, lines: number): Promise<void> {
  const n = String(numberOfBusy(busy))
  const id = (of: string) => idFor(of, n)
  const query = (text: string) => tx.query({ text, values: [lines] })
  await tx.query({
    text: `
    CREATE TEMP TABLE busy_member ON COMMIT DROP AS
    SELECT m.id, l.id AS wallet_id, p.id AS portfolio_id, wa.id AS wallet_account, pa.id AS portfolio_account,
           ba.id AS bank_account, deposit.id AS deposit, topped.id AS topped, asked.id AS asked
      FROM crowd_member c JOIN member m ON m.id = c.id
      JOIN wallet l ON l.member_id = m.id AND l.currency = 'NGN'
      JOIN LATERAL (SELECT * FROM portfolio p WHERE p.member_id = m.id AND p.currency = 'NGN' AND p.status = 'active'
                     ORDER BY matures_on DESC NULLS FIRST LIMIT 1) p ON true
      JOIN ledger.account wa ON wa.address = 'wallet:' || m.id || ':NGN'
      JOIN ledger.account pa ON pa.address = 'portfolio:' || p.id || ':NGN'
      JOIN LATERAL (SELECT id FROM ledger.account WHERE kind = 'bank' AND holder = '' AND currency = 'NGN' ORDER BY id LIMIT 1) ba ON true
      JOIN LATERAL (SELECT id FROM payment WHERE member_id = m.id AND gateway = 'bank' AND status = 'succeeded' AND purpose = 'deposit'
                       AND currency = 'NGN' AND paid_currency = 'NGN' ORDER BY created_at LIMIT 1) deposit ON true
      JOIN LATERAL (SELECT id FROM payment WHERE member_id = m.id AND gateway = 'wallet' AND status = 'succeeded' AND purpose = 'top_up'
                       AND currency = 'NGN' AND paid_currency = 'NGN' ORDER BY created_at LIMIT 1) topped ON true
      JOIN LATERAL (SELECT w.id FROM withdrawal w WHERE w.wallet_id = l.id AND w.status = 'cancelled' LIMIT 1) asked ON true`,
  })
  // The newest lines come last, after all that is copied.
  await query(`
    CREATE TEMP TABLE busy_line ON COMMIT DROP AS
    SELECT j, ${id(line)} AS payment_id, ${referenceFor(`200 + j % 1000`, `(${n} + 10 * (1 + j / 1000))`)} AS reference,
           ${ofTwo} AS is_contribution, nextval(pg_get_serial_sequence('ledger.transfer', 'id')) AS transfer_id,
           ledger.club_now() - ($1::int + 1 - j) * interval '1 minute' AS at
      FROM generate_series(1, $1::int) j`)
  await tx.query({ text: 'GRANT SELECT ON busy_member, busy_line TO kinfold_ledger' })
  await tx.query({
    text: `INSERT INTO payment
           SELECT made.* FROM busy_member m CROSS JOIN busy_line b
             JOIN payment s ON s.id = CASE WHEN b.is_contribution THEN m.topped ELSE m.deposit END
            CROSS JOIN LATERAL jsonb_populate_record(s, jsonb_build_object(
              'id', b.payment_id, 'reference', b.reference, 'amount_minor', ${amount}, 'total_minor', ${amount}, 'fee_minor', 0,
              'card_fee_minor', 0, 'created_at', b.at, 'settled_at', b.at, 'received_minor', CASE WHEN s.received_minor IS NOT NULL THEN ${amount} END,
              'portfolio_id', CASE WHEN b.is_contribution THEN m.portfolio_id END)) AS made`,
  })
  await query(`INSERT INTO withdrawal
    SELECT made.* FROM busy_member m CROSS JOIN generate_series(1, $1::int / 10) j JOIN withdrawal s ON s.id = m.asked
     CROSS JOIN LATERAL jsonb_populate_record(s, jsonb_build_object(
       'id', ${id(withdrawn)}, 'hold_id', NULL, 'reference', ${referenceFor(`1300 + j % 1000`, `(${n} + 10 * (1 + j / 1000))`)},
       'requested_at', s.requested_at + j * interval '1 minute')) AS made`)
  await query(`INSERT INTO notification
    SELECT made.* FROM busy_member m CROSS JOIN generate_series(1, $1::int / 10) j
      JOIN notification s ON s.id = (SELECT id FROM notification WHERE account_id = m.id ORDER BY created_at LIMIT 1)
     CROSS JOIN LATERAL jsonb_populate_record(s, jsonb_build_object(
       'id', ${id(`'news ' || j`)}, 'created_at', ledger.club_now() - j * interval '1 hour')) AS made`)
  await tx.query({ text: entries })
  await tx.query({ text: 'GRANT SELECT ON busy_entry TO kinfold_ledger' })
  await asLedger(tx, movements)
}

const amount = 'CASE WHEN b.is_contribution THEN 5000 ELSE 10000 END'

/** Each line as what it does to its three accounts. */
const moved = `(
  SELECT b.*, ${amount}::bigint AS amount,
         CASE WHEN b.is_contribution THEN m.wallet_account ELSE m.bank_account END AS from_account,
         CASE WHEN b.is_contribution THEN m.portfolio_account ELSE m.wallet_account END AS to_account,
         m.portfolio_id
    FROM busy_line b CROSS JOIN busy_member m)`

const entries = `CREATE TEMP TABLE busy_entry ON COMMIT DROP AS
  SELECT e.*, a.balance + sum(e.amount) OVER entries AS balance_after, a.version + row_number() OVER entries AS account_version
    FROM (
      SELECT transfer_id, 1 AS leg, from_account AS account_id, -amount AS amount, is_contribution, at FROM ${moved} b
       UNION ALL SELECT transfer_id, 2, to_account, amount, is_contribution, at FROM ${moved} b
    ) e JOIN ledger.account a ON a.id = e.account_id
  WINDOW entries AS (PARTITION BY e.account_id ORDER BY e.transfer_id, e.leg)`

const movements = [
  `INSERT INTO ledger.transfer (id, scope, key, request_hash, kind, meta, event_at, created_at) OVERRIDING SYSTEM VALUE
   SELECT b.transfer_id, 'payment', b.payment_id::text, sha256(convert_to(b.payment_id::text, 'UTF8')),
          CASE WHEN b.is_contribution THEN 'wallet-contribution' ELSE 'transfer-deposit' END,
          CASE WHEN b.is_contribution THEN jsonb_build_object('payment', b.payment_id, 'portfolio', b.portfolio_id)
               ELSE jsonb_build_object('payment', b.payment_id, 'reference', b.reference) END, b.at, b.at
     FROM ${moved} b ORDER BY b.transfer_id`,
  `INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
   SELECT transfer_id, leg, account_id, 'NGN', amount, balance_after, account_version,
          CASE WHEN is_contribution THEN 'wallet-contribution' ELSE 'transfer-deposit' END, at,
          (CASE WHEN is_contribution THEN 'contribution' ELSE 'deposit' END)::ledger.posting_role
     FROM busy_entry`,
  `UPDATE ledger.account a SET balance = e.balance_after, version = e.account_version
     FROM (SELECT DISTINCT ON (account_id) * FROM busy_entry ORDER BY account_id, account_version DESC) e
    WHERE a.id = e.account_id`,
]
