import { expect, it } from 'vitest'
import { attempt, hold, memberWith, naira, walletOfMember } from '#test/ledger/test-ledger.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { reserve } from '../../../ledger/reserve.ts'
import { releaseExpiredHolds } from './release-expired-holds.ts'

it('releases every expired hold, however many there are, and no other', async () => {
  await using server = await createTestServer()
  const { db } = server
  const member = await memberWith(db, 1_000n)
  await hold(db, member, 7n)
  expect(await releaseExpiredHolds.nextDue(db)).toBe(undefined)
  const expiresAt = new Date(Date.now() - 1_000)
  const account = walletOf(member, 'NGN')
  for (let made = 0; made < 101; made += 1) {
    await reserve(db, { attempt: attempt(), account, amount: naira(1n), expiresAt })
  }
  expect(await releaseExpiredHolds.nextDue(db)).toEqual(expiresAt)
  expect((await walletOfMember(db, member)).held).toBe(108n)
  await releaseExpiredHolds.carryOut(server.parts.services, new Date())
  expect((await walletOfMember(db, member)).held).toBe(7n)
  expect(await releaseExpiredHolds.nextDue(db)).toBe(undefined)
})
