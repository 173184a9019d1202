import { money } from '@kinfold/contract/money/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { bankAccount, walletOf } from './account-address.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { post } from './post.ts'
import { countStatementLines, readStatementBefore, readStatementPage } from './read-statement.ts'
import { chargeFee } from './recipes/charge-fee.ts'
import { move } from './transfer-request.ts'

const wallet = walletOf('ada', 'NGN')
const lines = 30
let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
  for (let n = 1; n <= lines; n += 1) {
    const attempt = idempotencyKey('statement', String(n))
    const amount = money('NGN', BigInt(n))
    await post(
      db,
      n % 3 === 0
        ? chargeFee({ attempt, from: wallet, fee: money('NGN', 1n), reason: `fee ${n}` })
        : {
            attempt,
            kind: 'transfer-deposit',
            pairs: [move(amount, bankAccount('NGN'), wallet, { as: 'deposit' })],
          },
    )
  }
})
afterAll(() => db.close())

it('lists the newest first, each with its running balance', async () => {
  const [newest, next] = await readStatementPage(db, wallet, { page: 1, perPage: 25 })
  expect(newest).toMatchObject({ version: 30n, kind: 'fee', amount: money('NGN', -1n) })
  expect(newest?.meta).toEqual({ reason: 'fee 30' })
  expect(newest!.balanceAfter.minor + 1n).toBe(next!.balanceAfter.minor)
  expect(newest?.postedAt).toBeInstanceOf(Date)
})

it('pages without gaps or repeats in both directions', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map(page => readStatementPage(db, wallet, { page, perPage: 12 })),
  )
  const byPage = pages.flat().map(line => line.version)
  const byKey: bigint[] = []
  let before: bigint | undefined
  for (;;) {
    const part = await readStatementBefore(db, wallet, {
      atMost: 7,
      ...(before === undefined ? {} : { before }),
    })
    if (part.length === 0) break
    byKey.push(...part.map(line => line.version))
    before = part.at(-1)!.version
  }
  const expected = Array.from({ length: lines }, (_, n) => BigInt(lines - n))
  expect(byPage).toEqual(expected)
  expect(byKey).toEqual(expected)
})

it('filters by kind and by time, and counts the same', async () => {
  const fees = { kinds: ['fee'] } as const
  expect(await readStatementPage(db, wallet, { ...fees, page: 1, perPage: 100 })).toHaveLength(10)
  expect(await countStatementLines(db, wallet, fees)).toBe(10)
  expect(await countStatementLines(db, wallet)).toBe(lines)
  const all = await readStatementPage(db, wallet, { page: 1, perPage: 100 })
  const moment = all[10]!.postedAt
  const later = all.filter(line => line.postedAt >= moment).length
  expect(await countStatementLines(db, wallet, { from: moment })).toBe(later)
  expect(await countStatementLines(db, wallet, { until: moment })).toBe(lines - later)
})

it('is empty for an account no money has reached', async () => {
  const nobody = walletOf('nobody', 'USD')
  expect(await readStatementPage(db, nobody, { page: 1, perPage: 25 })).toEqual([])
  expect(await countStatementLines(db, nobody)).toBe(0)
})
