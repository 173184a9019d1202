import { afterAll, beforeAll, expect, it } from 'vitest'
import { postOne } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { moveClock } from '../../../clock/move-clock.ts'
import { settleMode } from '../../../mode/settle-mode.ts'
import { readUnsealed } from './check-seals.ts'
import { longStatements } from './long-statements.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await settleMode(db, 'sandbox')
})
afterAll(() => db.close())

const late = async () => [...(await readUnsealed(longStatements(db))).findings.keys()]

it('no seal is late because the club’s clock was moved, only because nobody sealed for minutes', async () => {
  await postOne(db, 'before the leap')
  await moveClock(db, 30 * 86_400_000)
  expect(await late()).toEqual([])
  for (const text of [
    'ALTER TABLE ledger.club_clock DISABLE TRIGGER USER',
    `UPDATE ledger.club_clock SET moved_at = moved_at - interval '6 minutes'`,
  ]) {
    await db.asOwner(owner => owner.query({ text }))
  }
  expect(await late()).toEqual(['late_seals'])
})
