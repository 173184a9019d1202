import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/create-test-database.ts'
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
    const held = Promise.withResolvers<void>()
    const awaited = Promise.withResolvers<void>()
    const holding = db.transaction(async tx => {
      await tx.query(lock('address'))
      held.resolve()
      await awaited.promise
      await tx.query(lock('visitor'))
    })
    await held.promise
    const forgiving = limits.forgive([onAddress, onVisitor])
    const waiting = {
      text: `SELECT 1 FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    }
    await expect.poll(() => db.query(waiting)).toHaveLength(1)
    awaited.resolve()
    await Promise.all([holding, forgiving])
  } finally {
    await db.close()
  }
})
