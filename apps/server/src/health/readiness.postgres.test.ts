import { expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { describeReadiness } from './readiness.ts'

it('distinguishes a database that takes writes from one that only reads', async () => {
  await using db = await createTestDatabase()
  expect(await describeReadiness({ isReady: true }, db)).toBe('ready')
  const url = new URL(db.settings.url ?? '')
  url.search = `options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const standby = openPostgres({ url: url.href, poolSize: 1 })
  try {
    expect(await describeReadiness({ isReady: true }, standby)).toBe(
      'not ready: the database takes no writes',
    )
  } finally {
    await standby.close()
  }
})
