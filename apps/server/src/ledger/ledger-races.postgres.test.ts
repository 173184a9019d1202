// Two concurrent sessions: one is stopped in the middle, and the other has to wait for it.
import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  attempt,
  capture,
  deposit,
  hold,
  memberWith,
  naira,
  pay,
  refusal,
  takenBack,
  walletOfMember,
} from '#test/ledger/test-ledger.ts'
import { walletOf } from './account-address.ts'
import { closeMonth } from './close-month.ts'
import { expireHolds } from './expire-holds.ts'
import { post } from './post.ts'
import { release } from './release.ts'
import { reserve } from './reserve.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(async () => {
  expect(await readAuditFindings(db)).toEqual(new Map())
  await db.close()
})

// Begins `first` and holds its transaction open until `second` waits for it.
async function whileOpen<A, B>(
  first: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const [begun, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const running = db.transaction(async tx => {
    const answer = await first(tx)
    begun.resolve(await connectionOf(tx))
    await mayEnd.promise
    return answer
  })
  const holder = await begun.promise
  const waiting = second()
  // Its refusal is checked below.
  waiting.catch(() => undefined)
  await untilBlocked(db, holder)
  mayEnd.resolve()
  return [await running, await waiting]
}

it('a hold can’t exceed what a debt that is being booked leaves', async () => {
  const member = await memberWith(db, 100n)
  const [, answer] = await whileOpen(
    tx => post(tx, takenBack(member, 50n)),
    () => refusal(hold(db, member, 60n)),
  )
  expect(answer).toBe('insufficient-funds')
  expect(await walletOfMember(db, member)).toMatchObject({ held: 0n, owed: 50n, available: 50n })
})

it('a payment can’t exceed what a debt that is being booked leaves', async () => {
  const [member, other] = [await memberWith(db, 100n), await memberWith(db, 0n)]
  const [, answer] = await whileOpen(
    tx => post(tx, takenBack(member, 50n)),
    () => refusal(post(db, pay(member, other, 60n))),
  )
  expect(answer).toBe('insufficient-funds')
})

it('a debt is booked while money is being held', async () => {
  const member = await memberWith(db, 100n)
  await whileOpen(
    tx => reserve(tx, { attempt: attempt(), account: walletOf(member, 'NGN'), amount: naira(60n) }),
    () => post(db, takenBack(member, 50n)),
  )
  expect(await walletOfMember(db, member)).toMatchObject({ held: 60n, owed: 50n, available: 0n })
})

const may = {
  month: '2026-05',
  closedBy: '11111111-1111-4111-8111-111111111111',
  confirmedBy: '22222222-2222-4222-8222-222222222222',
}
const inMay = (member: string) => ({
  ...deposit(member, 5n),
  eventAt: new Date('2026-05-20T12:00:00Z'),
})

it('a month is closed after what is being booked in it', async () => {
  const member = await memberWith(db, 0n)
  await whileOpen(
    tx => post(tx, inMay(member)),
    () => closeMonth(db, may),
  )
  const [row] = await db.query<{ inTime: boolean }>({
    text: `SELECT closed_at > (SELECT max(created_at) FROM ledger.transfer) AS "inTime" FROM ledger.closed_month`,
  })
  expect(row).toEqual({ inTime: true })
  expect((await walletOfMember(db, member)).balance).toBe(5n)
})

it('nothing is booked in a month that is being closed', async () => {
  const member = await memberWith(db, 0n)
  const [, answer] = await whileOpen(
    tx => closeMonth(tx, may),
    () => refusal(post(db, inMay(member))),
  )
  expect(answer).toBe('month-closed')
})

it('a month that two close at once is closed once', async () => {
  const [, answer] = await whileOpen(
    tx => closeMonth(tx, may),
    () => refusal(closeMonth(db, may)),
  )
  expect(answer).toBe('month-closed')
})

it('holds expire while another is being used', async () => {
  const member = await memberWith(db, 100n)
  const due = { account: walletOf(member, 'NGN'), amount: naira(10n) }
  const soon = new Date(Date.now() + patience(3_000))
  const { holdId } = await reserve(db, { ...due, attempt: attempt(), expiresAt: soon })
  await reserve(db, { ...due, attempt: attempt(), expiresAt: new Date(0) })
  const [, expired] = await whileOpen(
    async tx => {
      await post(tx, capture(member, 10n, holdId))
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(soon.getTime()), {
        timeout: patience(10_000),
      })
    },
    () => expireHolds(db),
  )
  expect(expired).toBe(1)
  expect(await walletOfMember(db, member)).toMatchObject({ balance: 90n, held: 0n })
})

it('a hold that is being released can’t be used', async () => {
  const member = await memberWith(db, 100n)
  const { holdId } = await hold(db, member, 60n)
  const [, answer] = await whileOpen(
    tx => release(tx, holdId),
    () => refusal(post(db, capture(member, 60n, holdId))),
  )
  expect(answer).toBe('hold-not-pending')
})
