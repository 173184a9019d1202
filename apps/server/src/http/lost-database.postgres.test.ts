// The database goes away under load and comes back; the server recovers by itself.

import { patience } from '@kinfold/test-support/patience'
import {
  startThrowAwayCluster,
  type ThrowAwayCluster,
} from '@kinfold/test-support/postgres/throw-away-cluster'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registration } from '#test/clubs/joining.ts'
import { preparePostgres } from '#test/databases/prepare-postgres.ts'
import { readConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { assemble } from '../start/assemble.ts'

vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(120_000) })

let cluster: ThrowAwayCluster
let db: Database
let parts: Awaited<ReturnType<typeof assemble>>
beforeAll(async () => {
  cluster = await startThrowAwayCluster(['fsync=on', 'max_connections=50'])
  const urls = await preparePostgres(cluster.url, 'kinfold_lost')
  db = await openDatabase({ ...urls, dataFolder: '' })
  parts = await assemble({
    config: readConfig({ KINFOLD_MODE: 'sandbox', DATABASE_URL: urls.url }),
    db,
    log: createLog('silent'),
    metrics: createMetrics({ processMetrics: false }),
    readiness: { isReady: true },
  })
  await parts.app.ready()
})
afterAll(async () => {
  await parts.app.close()
  await parts.jobs.stop(1)
  await db.close()
  await cluster.stop()
})

const register = (email: string) =>
  parts.app.inject({ method: 'POST', url: '/api/customer/register', payload: registration(email) })

describe('a lost database', () => {
  it('is answered with 503 and a sentence, and everything goes on once it is back', async () => {
    expect((await register('before@club.example')).statusCode).toBe(200)
    const underway = Array.from({ length: 4 }, (_, index) =>
      register(`during-${index}@club.example`),
    )
    await cluster.kill()
    const answers = [...(await Promise.all(underway)), await register('without@club.example')]
    for (const answer of answers) {
      expect([200, 503]).toContain(answer.statusCode)
      if (answer.statusCode === 503) {
        expect(answer.json()).toMatchObject({ code: 'unavailable', error: expect.any(String) })
        expect(answer.headers['retry-after']).toBeDefined()
      }
    }
    expect(answers.at(-1)?.statusCode).toBe(503)
    expect((await parts.app.inject('/api/health')).statusCode).toBe(503)

    await cluster.start()
    await vi.waitFor(
      async () => expect((await parts.app.inject('/api/health')).statusCode).toBe(200),
      { timeout: patience(30_000), interval: 100 },
    )
    expect((await register('after@club.example')).statusCode).toBe(200)

    // A registration answered with 200 is complete; any other is either complete or absent.
    const [halves] = await db.query<{ count: bigint }>({
      text: `SELECT count(*) AS count FROM account a
              WHERE NOT EXISTS (SELECT 1 FROM member m WHERE m.id = a.id)
                 OR NOT EXISTS (SELECT 1 FROM email_verification v WHERE v.account_id = a.id)`,
    })
    expect(halves?.count).toBe(0n)
    for (const [index, answer] of answers.slice(0, 4).entries()) {
      if (answer.statusCode !== 200) continue
      const found = await db.query({
        text: 'SELECT 1 FROM account WHERE email_key = $1',
        values: [`during-${index}@club.example`],
      })
      expect(found).toHaveLength(1)
    }
  })
})
