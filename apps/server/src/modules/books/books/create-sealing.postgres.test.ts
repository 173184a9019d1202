// Several servers seal at once, and transfers are not committed in the order of their ids.
import { beforeEach, expect, it } from 'vitest'
import { createTestSealing, postOne, sealCompletely, testKeys } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import type { Transaction } from '../../../db/database.ts'
import { checkBooks, theBeginning } from './check-books.ts'
import { readHeads } from './read-heads.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
  return () => db.close()
})

const findings = async () => (await checkBooks(db, testKeys, theBeginning)).findings
const sealedCount = async () => {
  const [row] = await db.query<{ count: bigint }>({
    text: 'SELECT count(*) FROM ledger.sealed_transfer',
  })
  return row?.count
}

const postSlowly = (tx: Transaction) =>
  tx.query({
    text: `SELECT ledger.post('test', 'slow', '\\x00', 'transfer-deposit',
             ARRAY['bank::USD', 'wallet:slow:USD'], ARRAY[-5, 5]::bigint[], ARRAY['deposit', 'deposit'])`,
  })

it('doesn’t call the chain complete while an earlier transfer is uncommitted', async () => {
  const sealing = createTestSealing(db)
  const [posted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = db.transaction(async tx => {
    await postSlowly(tx)
    posted.resolve()
    await mayCommit.promise
  })
  try {
    await posted.promise
    await postOne(db, 'quick')
    for (let turn = 0; turn < 8; turn += 1) await sealing.sealAll()
    const { seal: meanwhile } = await readHeads(db)
    expect([meanwhile.completeTo, await sealedCount()]).toEqual([0n, 1n])
  } finally {
    mayCommit.resolve()
    await slow
  }
  await sealCompletely(sealing)
  const { seal } = await readHeads(db)
  expect([seal.completeTo, await sealedCount()]).toEqual([2n, 2n])
  expect(await findings()).toEqual(new Map())
})

it('waits for a transfer that has its id and is itself waiting for another with the same key', async () => {
  const sealing = createTestSealing(db)
  const [first, second] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const [mayFail, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failing = db.transaction(async tx => {
    await postSlowly(tx)
    first.resolve(await connectionOf(tx))
    await mayFail.promise
    throw new Error('taken back')
  })
  const taken = await first.promise
  const succeeding = db.transaction(async tx => {
    await postSlowly(tx)
    second.resolve()
    await mayCommit.promise
  })
  try {
    await untilBlocked(db, taken)
    await postOne(db, 'quick')
    for (let turn = 0; turn < 2; turn += 1) await sealing.sealAll()
    mayFail.resolve()
    await expect(failing).rejects.toThrow('taken back')
    await second.promise
    for (let turn = 0; turn < 4; turn += 1) await sealing.sealAll()
    expect((await readHeads(db)).seal.completeTo).toBe(0n)
  } finally {
    mayFail.resolve()
    mayCommit.resolve()
    await succeeding
  }
  await sealCompletely(sealing)
  expect([(await readHeads(db)).seal.completeTo, await sealedCount()]).toEqual([3n, 2n])
  expect(await findings()).toEqual(new Map())
})

it('makes one chain when several servers seal', async () => {
  const servers = [createTestSealing(db), createTestSealing(db), createTestSealing(db)]
  let isPosting = true
  const posting = Promise.all(
    [1, 2].map(async caller => {
      for (let n = 0; n < 150; n += 1) await postOne(db, `${caller}-${n}`)
    }),
  ).finally(() => {
    isPosting = false
  })
  const sealing = servers.map(async server => {
    while (isPosting) {
      await server.sealAll()
    }
    await sealCompletely(server)
  })
  await Promise.all([posting, ...sealing])
  expect(await sealedCount()).toBe(300n)
  expect(await findings()).toEqual(new Map())
  const { seal } = await readHeads(db)
  const [row] = await db.query<{ count: bigint; newest: bigint }>({
    text: 'SELECT count(*), (SELECT max(id) FROM ledger.transfer) AS newest FROM ledger.seal',
  })
  expect([row?.count, row?.newest]).toEqual([seal.number, seal.completeTo])
})
