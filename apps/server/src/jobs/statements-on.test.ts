import { PgBoss } from 'pg-boss'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/create-test-database.ts'
import { statementsOn } from './statements-on.ts'

it('lets the queue find jobs that a server started and never finished', async () => {
  const db = await createTestDatabase()
  const boss = new PgBoss({
    db: statementsOn(db),
    migrate: false,
    schedule: false,
    supervise: false,
  })
  const problems: unknown[] = []
  boss.on('error', error => problems.push(error))
  try {
    await boss.start()
    await boss.createQueue('letters', { retryLimit: 2, retryDelay: 0, expireInSeconds: 60 })
    const id = await boss.send('letters', { to: 'Ada' })
    expect(await boss.fetch('letters')).toHaveLength(1)
    expect(await boss.fetch('letters')).toHaveLength(0)

    await db.query({ text: `UPDATE pgboss.job SET started_on = now() - interval '2 minutes'` })
    await boss.supervise('letters')
    expect(await boss.fetch('letters')).toMatchObject([{ id, data: { to: 'Ada' } }])
    expect(problems).toEqual([])
  } finally {
    await boss.stop({ graceful: false, close: false })
    await db.close()
  }
})
