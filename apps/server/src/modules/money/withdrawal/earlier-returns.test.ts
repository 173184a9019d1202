// Only its words told what a returned payout had left with the desk, and those of the log who had said that one was paid:
// the migrations name what they can only have been.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import type { Database } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'

const then = '2026-05-04T10:00:00.123Z'
const later = '2026-05-04T10:00:00.124Z'

type Sum = {
  readonly words?: string
  readonly minor?: bigint
  readonly currency?: string
  readonly cameBy?: string
  readonly at?: string
  /** Null where a person wrote it down by hand. */
  readonly meantFor?: string | null
}
type Returned = { readonly status?: string; readonly through?: 'file' | 'provider' }

/** Which sum each payout is to name, null where none is sure; and who said that it was paid. */
type Expected = Map<string, string | null>

let db: Database
const [member, other, wallet] = [randomUUID(), randomUUID(), randomUUID()]
let left: Expected
let said: Expected
beforeAll(async () => {
  db = await createEarlierDatabase('0095_what_failed_refunds_left')
  for (const of of [
    'wallet DROP CONSTRAINT wallet_member_id_member_id_fk',
    'unmatched_money DROP CONSTRAINT unmatched_money_meant_for_member_id_fk',
    'payout_batch DROP CONSTRAINT payout_batch_prepared_by_account_id_fk',
    'payout_batch DROP CONSTRAINT payout_batch_released',
    'payout_batch DROP CONSTRAINT payout_batch_settled',
  ]) {
    await db.query({ text: `ALTER TABLE ${of}` })
  }
  await db.query({
    text: `INSERT INTO wallet (id, member_id, currency) VALUES ($1, $2, 'NGN')`,
    values: [wallet, member],
  })
  left = await leaveSums()
  said = await sayPaid()
  await migrate(db)
})
afterAll(() => db.close())

let batches = 0
async function batchOf(through: 'file' | 'provider' = 'file') {
  batches += 1
  const id = randomUUID()
  await db.query({
    text: `INSERT INTO payout_batch (id, reference, currency, status, paid_through, file_format, withdrawals, total_minor, due_on, prepared_by, prepared_at)
           VALUES ($1, $2, 'NGN', 'settled', $3, CASE $3 WHEN 'file' THEN 'standard' END, 1, 400, '2026-05-04', $4, now())`,
    values: [id, `PB-${batches}`, through, other],
  })
  return id
}

type Payout = {
  readonly reference: string
  readonly batch: string
  readonly status?: string
  readonly paidAt?: string
}
async function payout({ reference, batch, status = 'returned', paidAt = then }: Payout) {
  const id = randomUUID()
  await db.query({
    text: `INSERT INTO withdrawal (id, wallet_id, currency, amount_minor, status, reference, account_check, bank_name,
             account_name, account_number, pay_by, batch_id, requested_at, paid_at, returned_at)
           VALUES ($1, $2, 'NGN', 400, $3, $4, 'not_needed', 'Bank', 'Somebody', '1', '2026-05-04', $5, $6, $7, $6)`,
    values: [id, wallet, status, reference, batch, then, paidAt],
  })
  return id
}

async function leaveSums(): Promise<Expected> {
  const returned = async ({ status = 'returned', through = 'file' }: Returned) => {
    const batch = await batchOf(through)
    const reference = `KF-${batches}`
    return { id: await payout({ reference, batch, status }), reference }
  }
  const sum = async ({ words = '', meantFor = member, ...of }: Sum) => {
    const { minor = 400n, currency = 'NGN', cameBy = 'bank', at = then } = of
    const [row] = await db.query<{ id: string }>({
      text: `INSERT INTO unmatched_money (currency, amount_minor, received_on, sender_name, bank_reference, came_by, state, meant_for, created_at)
             VALUES ($1, $2, '2026-05-04', 'Somebody', $3, $4, 'open', $5, $6) RETURNING id`,
      values: [currency, minor, words, cameBy, meantFor, at],
    })
    return row?.id ?? ''
  }
  const expected: Expected = new Map()
  const leave = async (of: Sum, is: Returned = {}) => {
    const { id, reference } = await returned(is)
    return { id, sum: await sum({ ...of, words: `${reference} returned${of.words ?? ''}` }) }
  }
  for (const [of, is] of [
    [{}],
    [{ words: ' (2)' }],
    [{ minor: 150n }],
    [{ cameBy: 'transfer' }, { through: 'provider' }],
  ] as const) {
    const found = await leave(of, is)
    expected.set(found.id, found.sum)
  }
  for (const [of, is] of [
    [{ meantFor: null }],
    [{ meantFor: other }],
    [{ at: later }],
    [{ minor: 401n }],
    [{ currency: 'USD' }],
    [{ cameBy: 'transfer' }],
    [{}, { through: 'provider' }],
    [{}, { status: 'paid' }],
    [{ words: ' again' }],
  ] as const) {
    expected.set((await leave(of, is)).id, null)
  }
  // Written down by hand first, and so without a number.
  const numbered = await returned({})
  await sum({ words: `${numbered.reference} returned`, meantFor: null })
  expected.set(numbered.id, await sum({ words: `${numbered.reference} returned (2)` }))
  // Two sums of one payout.
  const twice = await returned({})
  await sum({ words: `${twice.reference} returned` })
  await sum({ words: `${twice.reference} returned (2)`, minor: 150n })
  expected.set(twice.id, null)
  return expected
}

async function sayPaid(): Promise<Expected> {
  const batch = await batchOf()
  const person = async (email: string) => {
    const [row] = await db.query<{ id: string }>({
      text: `INSERT INTO account (email, email_key, password_hash, password_changed_at, created_at) VALUES ($1, $1, '', now(), now()) RETURNING id`,
      values: [email],
    })
    return row?.id ?? ''
  }
  const [ada, ben] = [await person('ada@club.example'), await person('ben@club.example')]
  const at = (second: number) => `2026-05-04T11:00:0${second}.123Z`
  const entries = [
    [ada, '1 paid, 0 failed'],
    [ben, '0 paid, 1 failed'],
    [ben, 'KF-LINE paid after all, by a line of the bank'],
    [ben, '2 paid, 1 failed'],
    [ada, 'KF-OTHERS paid, by a line of the bank'],
  ] as const
  for (const [index, [by, detail]] of entries.entries()) {
    await db.query({
      text: `INSERT INTO audit_entry (number, id, happened_at, actor_kind, actor_id, actor_name, action, subject, subject_id, detail, previous_hash, hash)
             SELECT $1::integer, gen_random_uuid(), $2, 'operator', $3, 'Somebody', 'payout_batch.settled', 'PB', $4, $5,
                    decode(lpad(to_hex($1::integer - 1), 64, '0'), 'hex'), decode(lpad(to_hex($1::integer), 64, '0'), 'hex')`,
      values: [index + 1, at(index + 1), by, batch, detail],
    })
  }
  const expected: Expected = new Map()
  for (const [reference, status, second, by] of [
    ['KF-FIRST', 'paid', 1, ada],
    ['KF-SECOND', 'returned', 2, ben],
    ['KF-LINE', 'paid', 3, ben],
    // Of clocks that differ.
    ['KF-LAST', 'paid', 6, ben],
    ['KF-FAILED', 'failed', 1, null],
  ] as const) {
    expected.set(await payout({ reference, batch, status, paidAt: at(second) }), by)
  }
  return expected
}

async function now(column: 'unmatched_id' | 'said_paid_by', of: Expected): Promise<Expected> {
  const rows = await db.query<{ id: string; value: string | null }>({
    text: `SELECT id, ${column} AS value FROM withdrawal WHERE id = ANY ($1)`,
    values: [[...of.keys()]],
  })
  return new Map(rows.map(({ id, value }) => [id, value]))
}

it('name what they left as far as nothing else can be meant', async () => {
  expect(await now('unmatched_id', left)).toEqual(left)
})

it('were said to be paid by who next said so of some of their batch, or by whose line names them', async () => {
  expect(await now('said_paid_by', said)).toEqual(said)
})
