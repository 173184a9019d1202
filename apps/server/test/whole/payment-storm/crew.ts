// Who takes part in a storm: members with wallets, each signed in, and two operators.
import { money } from '@kinfold/contract/money/money'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { Database } from '#src/db/database.ts'
import { sandboxCheckout } from '#src/providers/payments/sandbox/sandbox-book.tables.ts'
import { hashToken, newToken } from '#src/security/opaque-token.ts'

export type Saver = {
  readonly id: string
  readonly token: string
  readonly wallets: Readonly<Record<'NGN' | 'USD', string>>
  /** A receipt that was sent up. */
  readonly receipt: string
}

export type Crew = {
  readonly savers: readonly Saver[]
  /** Tokens of approvers. */
  readonly desk: readonly string[]
  /** Pages of checkouts that the provider knows and the club doesn't. */
  readonly strangePages: readonly string[]
}

const strangers = 10

export async function signCrewIn(db: Database, count: number): Promise<Crew> {
  const members = await copyMember(db, people.dayo.customer.id, count)
  const tokens = await openSessions(
    db,
    members.map(({ id }) => id),
  )
  const savers = members.map(({ id, ngn, usd, receipt }, n) => ({
    id,
    token: tokens[n] ?? '',
    wallets: { NGN: ngn, USD: usd },
    receipt,
  }))
  const desk = await openSessions(db, [operators.tunde.operatorId, operators.uche.operatorId])
  return { savers, desk, strangePages: await openStrangeCheckouts(db) }
}

type Copied = Readonly<Record<'id' | 'ngn' | 'usd' | 'receipt', string>>

async function copyMember(db: Database, id: string, count: number): Promise<Copied[]> {
  return db.query<Copied>({
    text: `
      WITH fresh AS (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $2::int) n),
      accounts AS (
        INSERT INTO account
        SELECT copy.* FROM account a, fresh, jsonb_populate_record(a, jsonb_build_object(
                 'id', fresh.id, 'email', 'saver' || n || '@kinfold.example', 'email_key', 'saver' || n)) AS copy
         WHERE a.id = $1
      ), members AS (
        INSERT INTO member
        SELECT copy.* FROM member m, fresh, jsonb_populate_record(m, jsonb_build_object(
                 'id', fresh.id, 'last_name', 'Saver ' || n)) AS copy
         WHERE m.id = $1
      ), wallets AS (
        INSERT INTO wallet (member_id, currency)
        SELECT id, currency FROM fresh, unnest(ARRAY['NGN', 'USD']) AS currency
        RETURNING id, member_id, currency
      ), receipts AS (
        INSERT INTO stored_file
        SELECT copy.* FROM stored_file f, fresh, jsonb_populate_record(f, jsonb_build_object(
                 'id', gen_random_uuid(), 'owner_id', fresh.id, 'purpose', 'receipt', 'storage_key', md5(n::text),
                 'created_at', now())) AS copy
         WHERE f.id = (SELECT min(id::text)::uuid FROM stored_file)
        RETURNING id, owner_id
      )
      SELECT fresh.id, n.id AS ngn, u.id AS usd, r.id AS receipt FROM fresh
        JOIN receipts r ON r.owner_id = fresh.id
        JOIN wallets n ON n.member_id = fresh.id AND n.currency = 'NGN'
        JOIN wallets u ON u.member_id = fresh.id AND u.currency = 'USD'
       ORDER BY fresh.n`,
    values: [id, count],
  })
}

async function openSessions(db: Database, accounts: readonly string[]): Promise<string[]> {
  const tokens = accounts.map(newToken)
  await db.query({
    text: `INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
           SELECT account, hash, now(), now(), now() + interval '1 day'
             FROM unnest($1::uuid[], $2::bytea[]) AS opened (account, hash)`,
    values: [accounts, tokens.map(({ token }) => hashToken(token))],
  })
  return tokens.map(({ token }) => token)
}

/** As they are left when a process ends between its provider's answer and its own transaction. */
async function openStrangeCheckouts(db: Database): Promise<string[]> {
  const now = new Date()
  const total = money('NGN', 1_234_567n)
  const opened = Array.from({ length: strangers }, (_, n) => ({
    reference: `KF-STRANGE${n}`,
    way: n % 2 === 0 ? ('card' as const) : ('transfer' as const),
    accountNumber: n % 2 === 0 ? null : `980000000${n}`,
  }))
  await db.orm.insert(sandboxCheckout).values(
    opened.map(({ reference, way, accountNumber }) => ({
      reference,
      way,
      accountNumber,
      currency: total.currency,
      totalMinor: total.minor,
      payerName: 'Nobody',
      description: 'Nothing',
      returnUrl: 'https://club.example/dashboard/wallet',
      keepsCard: false,
      state: 'open' as const,
      expiresAt: new Date(now.getTime() + 365 * 86_400_000),
      createdAt: now,
    })),
  )
  return opened.map(({ reference, accountNumber }) =>
    accountNumber === null ? `/sandbox/checkout/${reference}` : `/sandbox/bank/${accountNumber}`,
  )
}
