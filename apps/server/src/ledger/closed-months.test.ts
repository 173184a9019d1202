// Reports of a closed month have been sent, so it never changes.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { attempt, deposit, memberWith, refusal } from '#test/ledger/test-ledger.ts'
import { closeMonth } from './close-month.ts'
import { post } from './post.ts'
import { postAll } from './post-all.ts'
import { reverse } from './reverse.ts'

const [bisi, zainab] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
]
const close = (month: string, by = bisi, and = zainab) =>
  closeMonth(db, { month, closedBy: by, confirmedBy: and })

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const at = (member: string, moment: string) => ({
  ...deposit(member, 5n),
  eventAt: new Date(moment),
})

it('is refused for a month that is not over, by one person, and out of order', async () => {
  const thisMonth = dayInLagos(new Date()).slice(0, 7)
  expect(await refusal(close(thisMonth))).toBe('malformed')
  expect(await refusal(close('2099-01'))).toBe('malformed')
  expect(await refusal(close('2026-03', bisi, bisi))).toBe('malformed')
  for (const month of ['-infinity', '0001-01-01', '1999-12-01']) {
    const text = `SELECT ledger.close_month('${month}', '${bisi}', '${zainab}')`
    expect(await refusal(db.query({ text }))).toBe('malformed')
  }
  expect(await refusal(close('2026-03'))).toBe('accepted')
  expect(await refusal(close('2026-05'))).toBe('malformed')
  expect(await refusal(close('2026-03'))).toBe('month-closed')
  expect(await refusal(close('2026-02'))).toBe('month-closed')
  expect(await refusal(close('2026-04'))).toBe('accepted')
})

it('refuses movements dated in it or before, by the clock of Lagos', async () => {
  const member = await memberWith(db, 0n)
  const book = (moment: string) => refusal(post(db, at(member, moment)))
  expect(await book('2026-04-15T12:00:00Z')).toBe('month-closed')
  expect(await book('2025-01-15T12:00:00Z')).toBe('month-closed')
  expect(await book('2026-04-30T22:59:59Z')).toBe('month-closed')
  expect(await book('2026-04-30T23:00:00Z')).toBe('accepted')
  const several = [deposit(member, 1n), at(member, '2026-04-15T12:00:00Z')]
  expect(await refusal(postAll(db, several))).toBe('month-closed')
})

it('still answers replays from before it was closed, and books corrections today', async () => {
  const member = await memberWith(db, 0n)
  const request = at(member, '2026-05-15T12:00:00Z')
  const { transferId } = await post(db, request)
  await close('2026-05')
  expect(await post(db, request)).toEqual({ transferId, created: false })
  const correction = { attempt: attempt(), transferId, reason: 'not ours' }
  expect(await refusal(reverse(db, correction))).toBe('accepted')
})

it('is never opened again', async () => {
  for (const text of [
    'DELETE FROM ledger.closed_month',
    `UPDATE ledger.closed_month SET month = '2020-01-01'`,
    'TRUNCATE ledger.closed_month',
    `INSERT INTO ledger.closed_month SELECT '2030-01-01', closed_by, confirmed_by FROM ledger.closed_month LIMIT 1`,
  ]) {
    expect(await refusal(db.asOwner(owner => owner.query({ text })))).toBe('write-refused')
  }
})
