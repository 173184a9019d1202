import { randomUUID } from 'node:crypto'
import { type Money, money } from '@kinfold/contract/money/money'
import { shareReturns } from '@kinfold/contract/operator/returns/share-returns'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBalances } from '../../../ledger/read-balances.ts'
import { contributeByTransfer } from '../../../ledger/recipes/contribute-by-transfer.ts'
import { receiveReturns } from '../../../ledger/recipes/receive-returns.ts'
import { reverse } from '../../../ledger/reverse.ts'
import { compareReturnsRun, readReturnsRun } from './read-returns-run.ts'
import { returnsTransfers } from './returns-transfers.ts'

const naira = (minor: bigint) => money('NGN', minor)
const portfolios = Array.from({ length: 7 }, () => randomUUID())
const accounts = portfolios.map(id => portfolioAccount(id, 'NGN'))

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  for (const portfolio of portfolios) {
    const payment = randomUUID()
    const about = { attempt: moneyAttempts.payment(payment), payment, portfolio, reference: 'x' }
    const arrived = { arrived: naira(10n ** 9n), arrivedAt: new Date('2026-05-01T09:00:00Z') }
    await post(db, contributeByTransfer({ ...about, ...arrived }))
  }
})
afterAll(() => db.close())

const values = async () => {
  const balances = await readBalances(db, accounts)
  return accounts.map(account => balances.get(account)?.balance.minor ?? 0n)
}

function draft(total: Money<'NGN'>, fee: Money<'NGN'>, weights: readonly bigint[]) {
  const holdings = portfolios.map((portfolio, index) => ({
    portfolio,
    weight: weights[index] ?? 0n,
  }))
  const run = randomUUID()
  const shares = shareReturns({ total, fee }, holdings)
  return { run, shares, drafted: { total, fee } }
}

type Draft = ReturnType<typeof draft>

/** Each portfolio in one transaction, as many of them as asked. */
async function postShares({ run, shares }: Draft, atMost = shares.length): Promise<void> {
  for (const share of shares.slice(0, atMost)) {
    await postAll(db, returnsTransfers(run, '2026-05', share))
  }
}

const gapOf = async ({ run, drafted }: Draft) =>
  compareReturnsRun(drafted, await readReturnsRun(db, run, 'NGN'))

describe('a run of returns', () => {
  it('posts exactly what was drafted, above and below zero, however often it is interrupted', async () => {
    const weights = fc
      .array(fc.bigInt(0n, 10n ** 6n), { minLength: 7, maxLength: 7 })
      .filter(all => all.some(weight => weight > 0n))
    const total = fc.bigInt(-(10n ** 5n), 10n ** 5n)
    await fc.assert(
      fc.asyncProperty(weights, total, fc.nat(7), async (by, minor, stoppedAfter) => {
        const fee = naira(minor > 0n ? minor / 10n : 0n)
        const drafted = draft(naira(minor), fee, by)
        const before = await values()
        await postShares(drafted, stoppedAfter)
        await postShares(drafted)
        const run = await readReturnsRun(db, drafted.run, 'NGN')
        expect(run).toMatchObject({ posted: naira(minor), fees: fee })
        expect(await gapOf(drafted)).toMatchObject({ isPosted: true, unposted: naira(0n) })
        const after = await values()
        const given = after.map((value, index) => value - (before[index] ?? 0n))
        const shares = portfolios.map(portfolio => {
          const share = drafted.shares.find(each => each.portfolio === portfolio)
          return (share?.amount.minor ?? 0n) - (share?.fee.minor ?? 0n)
        })
        expect(given).toEqual(shares)
      }),
      { numRuns: 25 },
    )
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('reports what is left of an interrupted run', async () => {
    const drafted = draft(naira(7_000n), naira(700n), Array(7).fill(1n))
    expect(await gapOf(drafted)).toMatchObject({ unposted: naira(7_000n), isPosted: false })
    await postShares(drafted, 3)
    expect(await readReturnsRun(db, drafted.run, 'NGN')).toMatchObject({ portfolios: 3 })
    expect(await gapOf(drafted)).toEqual({
      unposted: naira(4_000n),
      unchargedFees: naira(400n),
      unreceived: naira(3_000n),
      isPosted: false,
    })
  })

  it('reports what the investments have not paid yet', async () => {
    const drafted = draft(naira(9_000n), naira(0n), [4n, 3n, 2n, 0n, 0n, 0n, 0n])
    await postShares(drafted)
    const attempt = moneyAttempts.returnsReceived(drafted.run)
    const amount = naira(8_500n)
    await post(db, receiveReturns({ attempt, returns: drafted.run, amount, reference: 'fund' }))
    expect(await gapOf(drafted)).toMatchObject({ unreceived: naira(500n), isPosted: true })
    expect(await readReturnsRun(db, drafted.run, 'NGN')).toMatchObject({ portfolios: 3 })
  })

  it('is not posted any more once a share of it is reversed', async () => {
    const drafted = draft(naira(-700n), naira(0n), Array(7).fill(1n))
    const [first] = drafted.shares
    const [posted] = await postAll(db, returnsTransfers(drafted.run, '2026-05', first!))
    await postShares(drafted)
    expect(await gapOf(drafted)).toMatchObject({ isPosted: true })
    const attempt = idempotencyKey('reversal', drafted.run)
    await reverse(db, { attempt, transferId: posted!.transferId, reason: 'wrong month' })
    expect(await gapOf(drafted)).toMatchObject({ unposted: naira(-100n), isPosted: false })
  })

  it('is empty when nobody drafted it', async () => {
    const run = await readReturnsRun(db, randomUUID(), 'USD')
    const nothing = money('USD', 0n)
    expect(run).toEqual({ posted: nothing, fees: nothing, received: nothing, portfolios: 0 })
  })
})
