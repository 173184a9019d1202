import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  attempt,
  capture,
  deposit,
  hold,
  memberWith,
  paidBack,
  pay,
  refusal,
  takenBack,
  walletOfMember,
} from '#test/ledger/test-ledger.ts'
import { keepQuote } from './keep-quote.ts'
import { lockLedger } from './lock-ledger.ts'
import { post } from './post.ts'
import { postAll } from './post-all.ts'
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

const balanceOf = async (member: string) => (await walletOfMember(db, member)).balance

describe('several movements', () => {
  it('are carried out in order, each with the money of the one before', async () => {
    const [a, b, c] = [await memberWith(db, 0n), await memberWith(db, 0n), await memberWith(db, 0n)]
    const posted = await postAll(db, [deposit(a, 100n), pay(a, b, 100n), pay(b, c, 60n)])
    expect(posted.map(({ created }) => created)).toEqual([true, true, true])
    expect(new Set(posted.map(({ transferId }) => transferId)).size).toBe(3)
    expect([await balanceOf(a), await balanceOf(b), await balanceOf(c)]).toEqual([0n, 40n, 60n])
  })

  it('all happen or none does', async () => {
    const [a, b] = [await memberWith(db, 10n), await memberWith(db, 0n)]
    const fine = deposit(a, 5n)
    expect(await refusal(postAll(db, [fine, pay(a, b, 16n)]))).toBe('insufficient-funds')
    expect(await balanceOf(a)).toBe(10n)
    expect((await post(db, fine)).created).toBe(true)
  })

  it('may take back others, and pay out what that gives, in one go', async () => {
    const [a, b, c] = [
      await memberWith(db, 100n),
      await memberWith(db, 0n),
      await memberWith(db, 0n),
    ]
    const [first, second] = await postAll(db, [pay(a, b, 60n), pay(a, b, 30n)])
    const reversal = (transferId: bigint) => ({ attempt: attempt(), transferId, reason: 'wrong' })
    const back = reversal(first?.transferId ?? 0n)
    const [taken] = await postAll(db, [back, pay(a, c, 70n)])
    expect([await balanceOf(a), await balanceOf(b), await balanceOf(c)]).toEqual([0n, 30n, 70n])
    expect(await postAll(db, [back])).toEqual([{ transferId: taken?.transferId, created: false }])
    expect(await reverse(db, back)).toEqual({ transferId: taken?.transferId, created: false })
    const twice = postAll(db, [reversal(first?.transferId ?? 0n)])
    expect(await refusal(twice)).toBe('already-reversed')
    const unknown = postAll(db, [reversal(9_999_999n), pay(b, a, 1n)])
    expect(await refusal(unknown)).toBe('unknown-account')
    const other = postAll(db, [{ ...back, transferId: second?.transferId ?? 0n }])
    expect(await refusal(other)).toBe('key-reused')
    expect(await balanceOf(b)).toBe(30n)
  })

  it('are each carried out once', async () => {
    const [a, b] = [await memberWith(db, 100n), await memberWith(db, 0n)]
    const [first, second, third] = [pay(a, b, 1n), pay(a, b, 2n), pay(a, b, 4n)]
    const { transferId } = await post(db, second)
    const posted = await postAll(db, [first, second, third, first])
    expect(posted.map(({ created }) => created)).toEqual([true, false, true, false])
    expect(posted[1]?.transferId).toBe(transferId)
    expect(posted[3]?.transferId).toBe(posted[0]?.transferId)
    expect(await balanceOf(b)).toBe(7n)
    const again = await postAll(db, [third, first])
    expect(again).toEqual([
      { transferId: posted[2]?.transferId, created: false },
      { transferId: posted[0]?.transferId, created: false },
    ])
    expect(await balanceOf(b)).toBe(7n)
  })

  it('are refused with a key that was used for another', async () => {
    const [a, b] = [await memberWith(db, 100n), await memberWith(db, 0n)]
    const known = pay(a, b, 1n)
    await post(db, known)
    const other = { ...pay(a, b, 2n), attempt: known.attempt }
    expect(await refusal(postAll(db, [deposit(a, 5n), other]))).toBe('key-reused')
    expect(await balanceOf(a)).toBe(99n)
  })

  it('settle holds and debts', async () => {
    const member = await memberWith(db, 100n)
    const { holdId } = await hold(db, member, 60n)
    await postAll(db, [
      takenBack(member, 30n),
      { ...capture(member, 50n, holdId), inPart: true },
      paidBack(member, 20n),
    ])
    expect(await walletOfMember(db, member)).toEqual({
      balance: 30n,
      held: 0n,
      owed: 10n,
      available: 20n,
    })
  })

  it('can be an empty list', async () => {
    expect(await postAll(db, [])).toEqual([])
  })
})

describe('in one transaction', () => {
  it('the ledger can be called once', async () => {
    const member = await memberWith(db, 100n)
    const { holdId } = await hold(db, member, 10n)
    const twice = db.transaction(async tx => {
      await post(tx, deposit(member, 1n))
      await release(tx, holdId)
    })
    await expect(twice).rejects.toThrow('use postAll()')
    expect(await walletOfMember(db, member)).toMatchObject({ balance: 100n, held: 10n })
  })

  it('it can be called again after a refusal, and after a quote was kept', async () => {
    const [a, b] = [await memberWith(db, 5n), await memberWith(db, 0n)]
    await db.transaction(async tx => {
      await keepQuote(tx, {
        id: '6f1c1f0e-0000-4000-8000-000000000001',
        named: 'sold',
        sold: { currency: 'NGN', minor: 3_000n },
        bought: { currency: 'USD', minor: 2n },
        fee: { currency: 'NGN', minor: 0n },
        rate: '1500',
        rateSetAt: new Date(),
        expiresAt: new Date(),
      })
      const refused = tx.savepoint(inner => post(inner, pay(a, b, 6n)))
      expect(await refusal(refused)).toBe('insufficient-funds')
      await post(tx, pay(a, b, 5n))
    })
    expect(await balanceOf(b)).toBe(5n)
  })

  it('it can be called many times under the exclusive lock', async () => {
    const member = await memberWith(db, 0n)
    await db.transaction(async tx => {
      await lockLedger(tx)
      for (let n = 0; n < 3; n += 1) await post(tx, deposit(member, 1n))
    })
    expect(await balanceOf(member)).toBe(3n)
  })
})
