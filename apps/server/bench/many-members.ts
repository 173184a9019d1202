// A club of any size, written past the ledger's functions: two million postings one by one take an hour.
import { createHash } from 'node:crypto'
import type { Client } from 'pg'

export type Crowd = {
  readonly name: string
  readonly members: number
  readonly entriesEach: number
}

/** The session token of one of the crowd's members. */
export const tokenOf = ({ name }: Crowd, member: number) => `${name}-member-${member}-session-token`

/** Those of the crowd who are signed in, from all over it. */
export function membersOf({ members }: Crowd): readonly number[] {
  const count = Math.min(members, 500)
  return Array.from({ length: count }, (_, n) => 1 + Math.floor((n * members) / count))
}

export async function addMembers(client: Client, crowd: Crowd): Promise<void> {
  const { name, members, entriesEach } = crowd
  await client.query('SET session_replication_role = replica')
  for (const [text, ...values] of statements(name, members, entriesEach)) {
    await client.query(text, values)
  }
  const signedIn = membersOf(crowd)
  const hashes = signedIn.map(member =>
    createHash('sha256').update(tokenOf(crowd, member)).digest(),
  )
  await client.query(
    `INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
     SELECT c.id, h.hash, now(), now(), now() + interval '1 day'
       FROM unnest($1::bytea[], $2::int[]) AS h (hash, n) JOIN crowd c ON c.n = h.n`,
    [hashes, signedIn],
  )
  await client.query('DROP TABLE crowd')
  await client.query('VACUUM ANALYZE')
}

// Every member is a copy of a seeded one, with a wallet that the same deposit reached again and again.
const statements = (
  name: string,
  members: number,
  entries: number,
): readonly [string, ...unknown[]][] => [
  [
    `CREATE TEMP TABLE crowd AS
     SELECT n, gen_random_uuid() AS id, $1 || n || '@bench.example' AS email
       FROM generate_series(1, $2::int) n`,
    name,
    members,
  ],
  [
    `INSERT INTO account SELECT copy.* FROM crowd, account a, jsonb_populate_record(a,
       jsonb_build_object('id', crowd.id, 'email', crowd.email, 'email_key', crowd.email)) AS copy
      WHERE a.email_key LIKE 'dayo@%'`,
  ],
  [
    `INSERT INTO member SELECT copy.* FROM crowd, account a JOIN member m ON m.id = a.id,
       jsonb_populate_record(m, jsonb_build_object('id', crowd.id)) AS copy
      WHERE a.email_key LIKE 'dayo@%'`,
  ],
  [
    `INSERT INTO wallet (member_id, currency) SELECT id, c FROM crowd, unnest(ARRAY['NGN', 'USD']) c`,
  ],
  [
    `INSERT INTO ledger.account (kind, holder, currency, balance, version, floor)
     SELECT 'wallet', id::text, 'NGN', 100 * $1::int, $1::int, 0 FROM crowd
      UNION ALL SELECT 'bank', $2, 'NGN', -100::int8 * $1::int * count(*), $1::int * count(*), NULL FROM crowd`,
    entries,
    name,
  ],
  [
    `WITH moved AS (
       INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta)
       SELECT $1, crowd.id || ':' || e, '\\x00', 'transfer-deposit', '{"reference": "bench"}'
         FROM generate_series(1, $2::int) e, crowd RETURNING id, key
     ), placed AS (
       SELECT id, split_part(key, ':', 1) AS holder, split_part(key, ':', 2)::int AS entry,
              row_number() OVER (ORDER BY id) AS turn FROM moved
     )
     INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, role)
     SELECT p.id, 1, b.id, 'NGN', -100, -100 * p.turn, p.turn, 'transfer-deposit', 'deposit'::ledger.posting_role
       FROM placed p, ledger.account b WHERE b.kind = 'bank' AND b.holder = $1
      UNION ALL
     SELECT p.id, 2, a.id, 'NGN', 100, 100 * p.entry, p.entry, 'transfer-deposit', 'deposit'::ledger.posting_role
       FROM placed p JOIN ledger.account a ON a.kind = 'wallet' AND a.holder = p.holder AND a.currency = 'NGN'`,
    name,
    entries,
  ],
]
