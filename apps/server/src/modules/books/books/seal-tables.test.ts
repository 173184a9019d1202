// What the database refuses about seals, for every role.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSealing, fillSmallBooks } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readHeads } from './read-heads.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await fillSmallBooks(db)
  await createTestSealing(db).sealAll()
})
afterAll(() => db.close())

const newest = '(SELECT max(id) FROM ledger.transfer)'
const add = (number: number, previous: string, transfers = `'{}'`, completeTo = newest) =>
  `SELECT ledger.add_seal(${number}, ${previous}, sha256('made up'), 'key', 1::smallint, ${transfers}::bigint[],
     sha256(''), ${completeTo}, 0, sha256(''), now())`
const lastHash = '(SELECT hash FROM ledger.seal ORDER BY number DESC LIMIT 1)'

it.each([
  'DELETE FROM ledger.seal',
  'TRUNCATE ledger.seal',
  `UPDATE ledger.seal SET transfers = 0`,
  'DELETE FROM ledger.sealed_transfer',
  'UPDATE ledger.sealed_transfer SET seal = 2',
  'INSERT INTO ledger.sealed_transfer VALUES (1000, 1)',
  `INSERT INTO ledger.seal SELECT number + 1, hash, hash, key_id, form, transfers, content, complete_to, audit_number,
     audit_hash, sealed_at FROM ledger.seal`,
  'INSERT INTO ledger.account_closing SELECT id, now() FROM ledger.account',
  add(1, lastHash),
  add(3, lastHash),
  add(2, `sha256('another')`),
  add(2, lastHash, `ARRAY[1]`),
  add(2, lastHash, `ARRAY[100000]`),
  add(2, lastHash, `'{}'`, `${newest} + 1`),
])('refuses %s', async text => {
  await expect(db.query({ text })).rejects.toThrow()
  expect((await readHeads(db)).seal.number).toBe(1n)
})

it('accepts the next seal', async () => {
  await db.query({ text: add(2, lastHash) })
  expect((await readHeads(db)).seal.number).toBe(2n)
})
