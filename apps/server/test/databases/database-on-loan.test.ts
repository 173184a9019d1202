// Nothing of an earlier test is left, although both used the same database.
import { expect, it } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { demoClub } from '#test/clubs/open-demo-club.ts'
import { plantBug } from '#test/ledger/planted-bugs.ts'
import { openWallet } from '#test/ledger/wrong-balance.ts'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { readStoredState } from './start-again.ts'

const holding = (db: TestDatabase) => db.asOwner(readStoredState)

/** The database of the test after one that did this. */
async function after(leave: (owner: Database, db: TestDatabase) => Promise<unknown>) {
  // Two are kept, and either may be on its last turn; a third is new.
  await using _one = await createTestDatabase()
  await using _other = await createTestDatabase()
  const first = await createTestDatabase()
  const before = await holding(first)
  await first.asOwner(owner => leave(owner, first))
  await first.close()
  const next = await createTestDatabase()
  const isReused = next.settings === first.settings
  return { before, first, next, isReused }
}

it('has the rows and sequences of a fresh database', async () => {
  const { before, next, isReused } = await after(async (owner, db) => {
    await openWallet(db)
    await owner.query({ text: `UPDATE pgboss.version SET version = version + 1` })
    await owner.query({ text: `SELECT nextval('plan_id_seq')` })
  })
  await using db = next
  expect(isReused).toBe(true)
  expect(await holding(db)).toEqual(before)
})

it('has the demo club as it was before, and the next empty one has nothing of it', async () => {
  const empty = await createTestDatabase()
  const nothing = await holding(empty)
  await empty.close()

  const club = await createTestDatabase(demoClub)
  const before = await holding(club)
  await club.asOwner(async owner => {
    await owner.query({ text: 'DELETE FROM bank_account' })
    await owner.query({ text: `UPDATE member SET phone = '+2348000000000'` })
    await owner.query({ text: `SELECT nextval('ledger.transfer_id_seq')` })
  })
  await club.close()
  const again = await createTestDatabase(demoClub)
  expect(await holding(again)).toEqual(before)
  await again.close()

  await using next = await createTestDatabase()
  expect(await holding(next)).toEqual(nothing)
  expect(before.rows.size).toBeGreaterThan(nothing.rows.size)
})

it('has nothing that a session of the test before kept', async () => {
  const { first, next, isReused } = await after(async (_owner, db) => {
    await db.query({ text: `SET work_mem = '9MB'` })
    await db.query({ text: 'SELECT pg_advisory_lock(4711)' })
  })
  await using db = next
  expect(isReused).toBe(true)
  const [found] = await db.query<{ memory: string; locks: bigint }>({
    text: `SELECT current_setting('work_mem') AS memory,
                  (SELECT count(*) FROM pg_locks
                    WHERE locktype = 'advisory' AND objid = 4711) AS locks`,
  })
  expect(found).toEqual({ memory: '4MB', locks: 0n })
  await expect(first.query({ text: 'SELECT 1' })).rejects.toThrow()
})

it.each<[string, (owner: Database) => Promise<unknown>]>([
  ['a function was changed', owner => plantBug(owner, 'unordered locks')],
  ['a constraint was dropped', owner => plantBug(owner, 'no overdraft check')],
  ['a table was made', owner => owner.query({ text: 'CREATE TABLE further (id int)' })],
  [
    'a trigger was switched off',
    owner => owner.query({ text: 'ALTER TABLE ledger.hold DISABLE TRIGGER USER' }),
  ],
  [
    'the planner was told how much a table holds',
    owner => owner.query({ text: 'ANALYZE ledger.account' }),
  ],
  [
    'a setting was changed for all',
    async owner => {
      const [here] = await owner.query<{ name: string }>({
        text: 'SELECT current_database() AS name',
      })
      await owner.query({ text: `ALTER DATABASE ${here?.name} SET work_mem = '9MB'` })
    },
  ],
])('is another database after %s', async (_what, change) => {
  const { before, next, isReused } = await after(change)
  await using db = next
  expect(isReused).toBe(false)
  expect(await holding(db)).toEqual(before)
})
