// A member who owes the club after a chargeback can only spend what is left beyond the debt.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  attempt,
  capture,
  deposit,
  hold,
  memberWith,
  naira,
  paidBack,
  pay,
  refusal,
  takenBack,
  walletOfMember,
} from '#test/ledger/test-ledger.ts'
import { walletOf } from './account-address.ts'
import { closeAccount } from './close-account.ts'
import { post } from './post.ts'
import { writeOffReceivable } from './recipes/write-off-receivable.ts'
import { release } from './release.ts'
import { reverse } from './reverse.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(async () => {
  expect(await readAuditFindings(db)).toEqual(new Map())
  await db.close()
})

it('reduces what is available, down to zero', async () => {
  const member = await memberWith(db, 100n)
  await post(db, takenBack(member, 30n))
  const owing = { balance: 100n, held: 0n, owed: 30n, available: 70n }
  expect(await walletOfMember(db, member)).toEqual(owing)
  await post(db, takenBack(member, 100n))
  expect(await walletOfMember(db, member)).toMatchObject({ owed: 130n, available: 0n })
})

it('is reported for a member without a wallet account yet', async () => {
  const member = await memberWith(db, 0n)
  await post(db, takenBack(member, 30n))
  const owing = { balance: 0n, held: 0n, owed: 30n, available: 0n }
  expect(await walletOfMember(db, member)).toEqual(owing)
  await post(db, deposit(member, 50n))
  expect(await walletOfMember(db, member)).toMatchObject({ balance: 50n, available: 20n })
})

describe('with 100 in the wallet and 30 owed', () => {
  const owing = async () => {
    const member = await memberWith(db, 100n)
    await post(db, takenBack(member, 30n))
    return member
  }

  it('70 can be held and no more', async () => {
    const member = await owing()
    expect(await refusal(hold(db, member, 71n))).toBe('insufficient-funds')
    expect(await refusal(hold(db, member, 70n))).toBe('accepted')
    expect(await refusal(hold(db, member, 1n))).toBe('insufficient-funds')
  })

  it('70 can be spent and no more', async () => {
    const [member, other] = [await owing(), await memberWith(db, 0n)]
    expect(await refusal(post(db, pay(member, other, 71n)))).toBe('insufficient-funds')
    expect(await refusal(post(db, pay(member, other, 70n)))).toBe('accepted')
    expect(await walletOfMember(db, member)).toMatchObject({ balance: 30n, available: 0n })
  })

  it('paying the debt from the wallet frees the rest', async () => {
    const member = await owing()
    await post(db, paidBack(member, 30n))
    expect(await walletOfMember(db, member)).toMatchObject({ balance: 70n, owed: 0n })
    expect(await refusal(hold(db, member, 70n))).toBe('accepted')
  })

  it('the debt can be paid in part when it exceeds the wallet', async () => {
    const member = await owing()
    await post(db, takenBack(member, 200n))
    expect(await refusal(post(db, paidBack(member, 60n)))).toBe('accepted')
    expect(await walletOfMember(db, member)).toMatchObject({ balance: 40n, owed: 170n })
    expect(await refusal(post(db, paidBack(member, 41n)))).toBe('insufficient-funds')
  })

  it('a debt that is written off is no longer owed', async () => {
    const member = await owing()
    await post(
      db,
      writeOffReceivable({ attempt: attempt(), member, amount: naira(30n), reason: 'small' }),
    )
    expect(await walletOfMember(db, member)).toMatchObject({ owed: 0n, available: 100n })
  })

  it('a reversed chargeback is no longer owed', async () => {
    const member = await memberWith(db, 100n)
    const { transferId } = await post(db, takenBack(member, 30n))
    await reverse(db, { attempt: attempt(), transferId, reason: 'the provider was wrong' })
    expect(await walletOfMember(db, member)).toMatchObject({ owed: 0n, available: 100n })
  })
})

it('doesn’t affect earlier holds: they can still be used or released', async () => {
  const member = await memberWith(db, 100n)
  const { holdId } = await hold(db, member, 80n)
  const other = await hold(db, member, 10n)
  await post(db, takenBack(member, 50n))
  expect(await refusal(post(db, capture(member, 80n, holdId)))).toBe('accepted')
  await release(db, other.holdId)
  expect(await walletOfMember(db, member)).toMatchObject({ balance: 20n, owed: 50n, available: 0n })
})

it('doesn’t prevent the reversal of a wrong deposit', async () => {
  const member = await memberWith(db, 0n)
  const { transferId } = await post(db, deposit(member, 100n))
  await post(db, takenBack(member, 50n))
  const reversal = { attempt: attempt(), transferId, reason: 'posted twice' }
  expect(await refusal(reverse(db, reversal))).toBe('accepted')
})

it('prevents closing the wallet', async () => {
  const member = await memberWith(db, 0n)
  await post(db, takenBack(member, 50n))
  expect(await refusal(closeAccount(db, walletOf(member, 'NGN')))).toBe('malformed')
})
