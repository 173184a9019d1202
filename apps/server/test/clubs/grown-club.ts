// A club that has grown, written past the ledger's functions: two million entries one by one take an hour.
import { createHash } from 'node:crypto'
import type { Database, Handle, Transaction } from '#src/db/database.ts'

export type Growth = { readonly entries: number; readonly files: number }

const walletsInBatch = 100
const depositsEach = 100
const longTimeout = { timeoutMs: 3_600_000 }

/** The key of the nth file. */
export const grownFileKey = (n: number) => createHash('md5').update(String(n)).digest('hex')

/** Adds deposits, of two entries each, and copies of a file; answers how many entries. */
export async function growClub(db: Database, { entries, files }: Growth): Promise<number> {
  const deposits = Math.max(1, Math.round(entries / 2 / walletsInBatch))
  const each = Math.min(deposits, depositsEach)
  const batches = Math.ceil(deposits / each)
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL statement_timeout = 0' })
    await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
    await rulesAsleep(tx, true)
    for (let batch = 0; batch < batches; batch += 1) await addDeposits(tx, `grown-${batch}`, each)
    // A table with checks that wait for the commit can't be altered.
    await tx.query({ text: 'SET CONSTRAINTS ALL IMMEDIATE' })
    await rulesAsleep(tx, false)
    await tx.query({ text: 'RESET ROLE' })
    await addFiles(tx, files)
  }, longTimeout)
  return batches * walletsInBatch * each * 2
}

/** Adds as many deposits of ₦1 to one wallet, each a second after the one before. */
export async function growWallet(db: Database, address: string, lines: number): Promise<void> {
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL statement_timeout = 0' })
    await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
    await rulesAsleep(tx, true)
    await tx.query({
      text: `INSERT INTO ledger.account (kind, holder, currency, balance, version, floor)
             VALUES ('bank', 'grown-wallet', 'NGN', -100 * $1::bigint, $1, NULL)`,
      values: [lines],
    })
    await tx.query({
      text: `
        WITH moved AS (
          INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at)
          SELECT 'grown-wallet', e::text, sha256(convert_to(e::text, 'UTF8')), 'transfer-deposit',
                 '{"reference": "KF-7H2K9D4M"}', '2020-01-01T00:00Z'::timestamptz + e * interval '1 second', now()
            FROM generate_series(1, $2::int) e
          RETURNING id, key::int AS turn
        )
        INSERT INTO ledger.posting
          (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
        SELECT m.id, 1, b.id, 'NGN', -100, -100 * m.turn, m.turn, 'transfer-deposit', now(), 'deposit'::ledger.posting_role
          FROM moved m, ledger.account b WHERE b.address = 'bank:grown-wallet:NGN'
         UNION ALL
        SELECT m.id, 2, a.id, 'NGN', 100, a.balance + 100 * m.turn, a.version + m.turn, 'transfer-deposit', now(), 'deposit'::ledger.posting_role
          FROM moved m, ledger.account a WHERE a.address = $1`,
      values: [address, lines],
    })
    await tx.query({
      text: `UPDATE ledger.account SET balance = balance + 100 * $2::bigint, version = version + $2
              WHERE address = $1`,
      values: [address, lines],
    })
    await tx.query({ text: 'SET CONSTRAINTS ALL IMMEDIATE' })
    await rulesAsleep(tx, false)
  }, longTimeout)
}

/** Opens as many wallets without money. */
export async function growWallets(db: Database, wallets: number): Promise<void> {
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL statement_timeout = 0' })
    await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
    await rulesAsleep(tx, true)
    await tx.query({
      text: `INSERT INTO ledger.account (kind, holder, currency, floor)
             SELECT 'wallet', 'grown-empty-' || w, 'NGN', 0 FROM generate_series(1, $1::int) w`,
      values: [wallets],
    })
    await tx.query({ text: 'SET CONSTRAINTS ALL IMMEDIATE' })
    await rulesAsleep(tx, false)
  }, longTimeout)
}

async function rulesAsleep(tx: Transaction, asleep: boolean): Promise<void> {
  for (const table of ['account', 'transfer', 'posting']) {
    const text = `ALTER TABLE ledger.${table} ${asleep ? 'DISABLE' : 'ENABLE'} TRIGGER USER`
    await tx.query({ text })
  }
}

// Each batch has a bank account of its own, so that versions and balances follow one another.
async function addDeposits(tx: Transaction, name: string, each: number): Promise<void> {
  await tx.query({
    text: `INSERT INTO ledger.account (kind, holder, currency, balance, version, floor)
           SELECT 'wallet', $1 || '-' || w, 'NGN', 100 * $2::bigint, $2, 0
             FROM generate_series(1, ${walletsInBatch}) w
            UNION ALL
           SELECT 'bank', $1, 'NGN', -100 * $2::bigint * ${walletsInBatch}, $2 * ${walletsInBatch}, NULL`,
    values: [name, each],
  })
  await tx.query({
    text: `
      WITH moved AS (
        INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at)
        SELECT $1, w || ':' || e, sha256(convert_to($1 || w || ':' || e, 'UTF8')), 'transfer-deposit',
               '{"reference": "KF-7H2K9D4M"}', now(), now()
          FROM generate_series(1, $2::int) e, generate_series(1, ${walletsInBatch}) w
        RETURNING id, key
      ), placed AS (
        SELECT id, split_part(key, ':', 1) AS wallet, split_part(key, ':', 2)::int AS entry,
               row_number() OVER (ORDER BY id) AS turn FROM moved
      )
      INSERT INTO ledger.posting
        (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
      SELECT p.id, 1, b.id, 'NGN', -100, -100 * p.turn, p.turn, 'transfer-deposit', now(), 'deposit'::ledger.posting_role
        FROM placed p, ledger.account b WHERE b.address = 'bank:' || $1 || ':NGN'
       UNION ALL
      SELECT p.id, 2, a.id, 'NGN', 100, 100 * p.entry, p.entry, 'transfer-deposit', now(), 'deposit'::ledger.posting_role
        FROM placed p JOIN ledger.account a ON a.address = 'wallet:' || $1 || '-' || p.wallet || ':NGN'`,
    values: [name, each],
  })
}

// Copies of a file that is there, so that they have whatever a file has.
async function addFiles(tx: Transaction, files: number): Promise<void> {
  await tx.query({
    text: `INSERT INTO stored_file
           SELECT copy.* FROM stored_file f, generate_series(1, $1::int) n,
                  jsonb_populate_record(f, jsonb_build_object(
                    'id', gen_random_uuid(), 'storage_key', md5(n::text))) AS copy
            WHERE f.id = (SELECT min(id::text)::uuid FROM stored_file)`,
    values: [files],
  })
}

/** Adds as many members, who have done nothing yet. */
export async function growMembers(handle: Handle, count: number): Promise<void> {
  await handle.query({
    text: `
      WITH joined AS (
        INSERT INTO account (email, email_key, password_hash, password_changed_at, created_at)
        SELECT e, e, '', now(), now()
          FROM generate_series(1, $1::int) n CROSS JOIN LATERAL (SELECT 'grown-' || n || '@club.example') x (e)
        RETURNING id)
      INSERT INTO member (id, first_name, last_name, phone, country_code, country, citizenship, pep, accredited_investor,
                          exco_referral, referral_source, heard_about_us, accepted_terms_version, accepted_terms_at)
      SELECT id, 'Ngozi', 'Adebayo', '', 'NG', 'Nigeria', '{Nigeria}', false, false, false, '', '', '', now() FROM joined`,
    values: [count],
  })
}

/** The members that were added. */
export const grownMembers = `(SELECT id FROM account WHERE email LIKE 'grown-%')`
