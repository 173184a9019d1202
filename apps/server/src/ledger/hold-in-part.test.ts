import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  capture,
  hold,
  memberWith,
  naira,
  refusal,
  walletOfMember,
} from '#test/ledger/test-ledger.ts'
import { payoutOf, walletOf } from './account-address.ts'
import { post } from './post.ts'
import { release } from './release.ts'
import { move } from './transfer-request.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(async () => {
  expect(await readAuditFindings(db)).toEqual(new Map())
  await db.close()
})

const inPart = (member: string, minor: bigint, holdId: bigint) =>
  ({ ...capture(member, minor, holdId), inPart: true }) as const

it('takes less than was held when it says so, and releases the rest', async () => {
  const member = await memberWith(db, 100n)
  const { holdId } = await hold(db, member, 80n)
  await post(db, inPart(member, 50n, holdId))
  expect(await walletOfMember(db, member)).toMatchObject({ balance: 50n, held: 0n, available: 50n })
  const [settled] = await db.query({
    text: 'SELECT amount, settled, state FROM ledger.hold WHERE id = $1',
    values: [holdId],
  })
  expect(settled).toEqual({ amount: 80n, settled: 50n, state: 'posted' })
})

it('may take all of it', async () => {
  const member = await memberWith(db, 100n)
  const { holdId } = await hold(db, member, 80n)
  await post(db, inPart(member, 80n, holdId))
  expect(await walletOfMember(db, member)).toMatchObject({ balance: 20n, available: 20n })
})

it('never takes more, nor less without saying so, nor nothing', async () => {
  const member = await memberWith(db, 100n)
  const { holdId } = await hold(db, member, 50n)
  expect(await refusal(post(db, inPart(member, 51n, holdId)))).toBe('hold-mismatch')
  expect(await refusal(post(db, capture(member, 49n, holdId)))).toBe('hold-mismatch')
  const elsewhere = move(naira(1n), walletOf('somebody', 'NGN'), payoutOf('w1', 'NGN'), {
    as: 'withdrawal',
  })
  const nothing = { ...inPart(member, 1n, holdId), pairs: [elsewhere] } as const
  expect(await refusal(post(db, nothing))).toBe('hold-mismatch')
})

it('is settled once: the rest is no longer held', async () => {
  const member = await memberWith(db, 100n)
  const { holdId } = await hold(db, member, 80n)
  await post(db, inPart(member, 10n, holdId))
  expect(await refusal(post(db, inPart(member, 10n, holdId)))).toBe('hold-not-pending')
  expect(await refusal(release(db, holdId))).toBe('hold-not-pending')
})
