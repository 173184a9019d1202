// Books from before postings had roles: each posting gets the role that its recipe gives it today, and
// earlier seals can still be verified.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSealing, sealCompletely, testKeys } from '#test/clubs/small-books.ts'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import {
  attempt,
  cases,
  naira,
  quotes,
  reference,
  wallet,
  withdrawal,
  withdrawalCases,
} from '#test/ledger/recipe-cases.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { checkBooks, theBeginning } from '../modules/books/books/check-books.ts'
import { noHash, sealHash } from '../modules/books/books/seal-hash.ts'
import { bankAccount, rowFor } from './account-address.ts'
import { keepQuote } from './keep-quote.ts'
import { post } from './post.ts'
import { approveWithdrawal } from './recipes/approve-withdrawal.ts'
import { chargeFee } from './recipes/charge-fee.ts'
import { payWithdrawal } from './recipes/pay-withdrawal.ts'
import { reserveWithdrawal } from './recipes/reserve-withdrawal.ts'
import { reserve } from './reserve.ts'
import { reverse } from './reverse.ts'
import type { TransferKind } from './transfer-kind.ts'
import { explanationOf, type TransferRequest } from './transfer-request.ts'

const withoutRoles = '0023_stricter_books'
/** What no recipe made at that time. */
const laterKinds: ReadonlySet<TransferKind> = new Set([
  'bank-charge',
  'payout-taken-back',
  'unmatched-replaced',
  'withdrawal-owed',
])

let db: Database
/** By the key of each transfer, the roles of its legs. */
const expected = new Map<string, readonly string[]>()
beforeAll(async () => {
  db = await createEarlierDatabase(withoutRoles)
  for (const quote of Object.values(quotes)) await keepQuote(db, quote)
  for (const { request } of cases) if (!laterKinds.has(request.kind)) await record(request)
  for (const [kind, make] of withdrawalCases) await record(make(await holdFor(kind)))
  const hold = await holdFor('again')
  await record(approveWithdrawal({ attempt: attempt('approved again'), ...withdrawal, hold }))
  await record(
    payWithdrawal({
      attempt: attempt('withdrawal-paid'),
      ...withdrawal,
      from: bankAccount('NGN'),
      reference,
    }),
  )
  await takeBack('conversion', 'reversal of a conversion')
  await takeBack('unmatched-returned', 'reversal')
  await takeBack('reversal', 'reversal of a reversal')
  await sealAsBefore()
  await migrate(db)
})
afterAll(() => db.close())

// What post() did at that time.
async function postAsBefore(request: TransferRequest): Promise<void> {
  const legs = request.pairs.flat()
  await db.query({
    text: `SELECT ledger.post($1, $2, '\\x00', $3, $4::text[], $5::bigint[], $6, $7, $8, NULL, false, $9)`,
    values: [
      request.attempt.scope,
      request.attempt.key,
      request.kind,
      legs.map(({ address }) => rowFor(address)),
      legs.map(({ amount }) => String(amount)),
      JSON.stringify(explanationOf(request)),
      request.eventAt ?? null,
      request.hold ?? null,
      request.quote ?? null,
    ],
  })
}

async function record(request: TransferRequest): Promise<void> {
  await postAsBefore(request)
  expected.set(
    request.attempt.key,
    request.pairs.flat().map(({ role }) => role),
  )
}

async function holdFor(name: string): Promise<bigint> {
  const asked = reserveWithdrawal({ attempt: attempt(`hold of ${name}`), ...withdrawal })
  return (await reserve(db, asked)).holdId
}

async function takeBack(key: string, name: string): Promise<void> {
  const [found] = await db.query<{ id: bigint }>({
    text: 'SELECT id FROM ledger.transfer WHERE key = $1',
    values: [key],
  })
  await reverse(db, { attempt: attempt(name), transferId: found!.id, reason: 'a mistake' })
  expected.set(name, expected.get(key) ?? [])
}

// The first form of a seal's content, as it was written then.
const microseconds = (column: string) => `(extract(epoch FROM ${column}) * 1000000)::bigint`
const firstForm = `sha256(string_agg(sha256(convert_to(json_build_array(
  t.id, t.scope, t.key, encode(t.request_hash, 'hex'), t.kind, t.reverses, t.hold_id, t.quote_id, t.meta,
  ${microseconds('t.event_at')}, ${microseconds('t.created_at')},
  (SELECT json_agg(json_build_array(
      p.leg, p.account_id, a.address, p.currency, p.amount, p.balance_after, p.account_version, p.kind,
      ${microseconds('p.posted_at')}) ORDER BY p.leg)
    FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id WHERE p.transfer_id = t.id)
)::text, 'UTF8')), ''::bytea ORDER BY t.id))`

async function sealAsBefore(): Promise<void> {
  const [found] = await db.query<{ ids: string; count: number; content: Buffer; last: bigint }>({
    text: `SELECT array_agg(id)::text AS ids, count(*)::int AS count, ${firstForm} AS content, max(id) AS last
             FROM ledger.transfer t`,
  })
  const { ids, count, content, last } = found!
  const unsigned = {
    number: 1n,
    previousHash: noHash,
    keyId: testKeys.keyId,
    form: 1,
    transfers: count,
    content: Buffer.from(content),
    completeTo: last,
    auditNumber: 0n,
    auditHash: noHash,
    sealedAt: new Date('2026-06-16T12:00:00Z'),
  }
  await db.query({
    text: 'SELECT ledger.add_seal(1, $1, $2, $3, 1::smallint, $4::bigint[], $5, $6, 0, $1, $7)',
    values: [
      noHash,
      sealHash(testKeys, unsigned),
      unsigned.keyId,
      ids,
      content,
      last,
      unsigned.sealedAt,
    ],
  })
}

const findings = async (books: Database) =>
  (await checkBooks(books, testKeys, theBeginning)).findings

it('every posting has the role that its recipe gives it', async () => {
  const rows = await db.query<{ key: string; roles: string[] }>({
    text: `SELECT t.key, json_agg(p.role ORDER BY p.leg) AS roles
             FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id GROUP BY t.key`,
  })
  expect(new Map(rows.map(({ key, roles }) => [key, roles]))).toEqual(expected)
})

it('earlier seals are verified, and new seals follow', async () => {
  expect(await findings(db)).toEqual(new Map())
  const fee = { from: wallet, fee: naira(5n), reason: 'a statement' }
  await post(db, chargeFee({ attempt: attempt('after the migration'), ...fee }))
  await sealCompletely(createTestSealing(db))
  const seals = await db.query<{ form: number; transfers: number }>({
    text: 'SELECT form, transfers FROM ledger.seal WHERE transfers > 0 ORDER BY number',
  })
  expect(seals.map(({ form }) => form)).toEqual([1, 2])
  expect(await findings(db)).toEqual(new Map())
})

it.each([
  ['under a seal of before', 'card-deposit'],
  ['under a seal that names roles', 'after the migration'],
])('a role that somebody changes %s is found', async (_, key) => {
  class Undone extends Error {}
  const changed = db.transaction(async tx => {
    await tx.query({ text: 'ALTER TABLE ledger.posting DISABLE TRIGGER append_only' })
    await tx.query({
      text: `UPDATE ledger.posting SET role = 'refund'
              WHERE leg = 2 AND transfer_id = (SELECT id FROM ledger.transfer WHERE key = $1)`,
      values: [key],
    })
    await tx.query({ text: 'ALTER TABLE ledger.posting ENABLE TRIGGER append_only' })
    const { findings: found } = await checkBooks(tx, testKeys, theBeginning)
    expect([...found.keys()]).toEqual(['seals_of_changed_transfers'])
    throw new Undone()
  })
  await expect(changed).rejects.toThrow(Undone)
})

it('a posting that no recipe made stops the migration, which changes nothing', async () => {
  const odd = await createEarlierDatabase(withoutRoles)
  try {
    await odd.query({
      text: `SELECT ledger.post('test', 'odd', '\\x00', 'bonus', ARRAY['bank::NGN', 'wallet:ada:NGN'], ARRAY[-5, 5])`,
    })
    await expect(migrate(odd)).rejects.toThrow('no recipe made leg 1 of transfer 1, a bonus')
    const columns = await odd.query({
      text: `SELECT attname FROM pg_attribute WHERE attrelid = 'ledger.posting'::regclass AND attname = 'role'`,
    })
    expect(columns).toEqual([])
  } finally {
    await odd.close()
  }
})
