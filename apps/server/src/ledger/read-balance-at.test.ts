import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { deposit, memberWith, pay } from '#test/ledger/test-ledger.ts'
import { bankAccount, walletOf } from './account-address.ts'
import { post } from './post.ts'
import { type Moment, readBalanceAt } from './read-balance-at.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const minorAt = async (member: string, moment: Moment) =>
  (await readBalanceAt(db, walletOf(member, 'NGN'), moment)).minor

async function bookedNow(): Promise<Date> {
  const [row] = await db.query<{ at: Date }>({
    text: `SELECT max(posted_at) + interval '1 millisecond' AS at FROM ledger.posting`,
  })
  return row!.at
}

it('answers what the books said at a moment, and what was effective by then', async () => {
  const [member, other] = [await memberWith(db, 0n), await memberWith(db, 0n)]
  const may = new Date('2026-05-10T00:00:00Z')
  const june = new Date('2026-06-10T00:00:00Z')
  await post(db, { ...deposit(member, 100n), eventAt: june })
  const early = await bookedNow()
  // Booked later than the one before, though it happened a month earlier.
  await post(db, { ...deposit(member, 30n), eventAt: may })
  await post(db, pay(member, other, 50n))
  const late = await bookedNow()

  expect(await minorAt(member, { bookedBy: new Date('2020-01-01') })).toBe(0n)
  expect(await minorAt(member, { bookedBy: early })).toBe(100n)
  expect(await minorAt(member, { bookedBy: late })).toBe(80n)

  const justBefore = (moment: Date) => new Date(moment.getTime() - 1)
  expect(await minorAt(member, { effectiveBy: justBefore(may) })).toBe(0n)
  expect(await minorAt(member, { effectiveBy: may })).toBe(30n)
  expect(await minorAt(member, { effectiveBy: justBefore(june) })).toBe(30n)
  expect(await minorAt(member, { effectiveBy: june })).toBe(130n)
  expect(await minorAt(member, { effectiveBy: late })).toBe(80n)
})

it('adds up the parts of the club’s accounts, and knows nothing of an account without money', async () => {
  const member = await memberWith(db, 0n)
  const at = new Date('2024-01-01T00:00:00Z')
  for (let n = 0; n < 20; n += 1) await post(db, { ...deposit(member, 5n), eventAt: at })
  expect((await readBalanceAt(db, bankAccount('NGN'), { effectiveBy: at })).minor).toBe(-100n)
  expect(await minorAt('nobody', { bookedBy: new Date() })).toBe(0n)
})
