import { expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import { createLimits } from './limits.ts'

const onAddress = { limit: { name: 'address', points: 10, seconds: 60 }, key: 'someone' }
const onVisitor = { limit: { name: 'visitor', points: 10, seconds: 60 }, key: 'somewhere' }

it('takes tries back in the order in which they are counted, so that no two wait for each other', async () => {
  const db = await createTestDatabase()
  try {
    const limits = createLimits(db)
    // The table keeps them the other way round, and is read from end to end while it is small.
    await limits.count([onVisitor])
    await limits.count([onAddress])
    await db.asOwner(owner => owner.query({ text: 'ANALYZE rate_limit' }))
    const lock = (name: string) => ({
      text: `SELECT 1 FROM rate_limit WHERE key LIKE '${name}:%' FOR UPDATE NOWAIT`,
    })
    const held = Promise.withResolvers<number>()
    const awaited = Promise.withResolvers<void>()
    const holding = db.transaction(async tx => {
      await tx.query(lock('address'))
      held.resolve(await connectionOf(tx))
      await awaited.promise
      await tx.query(lock('visitor'))
    })
    const holder = await held.promise
    const forgiving = limits.forgive([onAddress, onVisitor])
    await untilBlocked(db, holder)
    awaited.resolve()
    await expect(Promise.all([holding, forgiving])).resolves.toBeDefined()
  } finally {
    await db.close()
  }
})
