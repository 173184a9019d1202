import { PgBoss } from 'pg-boss'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { statementsOn } from './statements-on.ts'

/** More often than a statement is sent before it is prepared. */
const passes = 12

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
  /** A pass of maintenance that doesn't wait until the last one is long enough ago. */
  async function supervise(): Promise<void> {
    await db.query({
      text: 'UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL, maintain_on = NULL',
    })
    await boss.supervise('letters')
  }
  try {
    await boss.start()
    await boss.createQueue('letters', { retryLimit: 2, retryDelay: 0, expireInSeconds: 60 })
    const id = await boss.send('letters', { to: 'Ada' })
    expect(await boss.fetch('letters')).toHaveLength(1)
    expect(await boss.fetch('letters')).toHaveLength(0)

    for (let pass = 0; pass < passes; pass += 1) {
      await supervise()
    }
    await db.query({ text: `UPDATE pgboss.job SET started_on = now() - interval '2 minutes'` })
    await supervise()
    expect(await boss.fetch('letters')).toMatchObject([{ id, data: { to: 'Ada' } }])
    expect(problems).toEqual([])
  } finally {
    await boss.stop({ graceful: false, close: false })
    await db.close()
  }
})
