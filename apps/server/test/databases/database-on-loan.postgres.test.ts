// On a server a test may leave sessions open; the embedded engine has only one.
import pg from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

it('has no session that an earlier test left open', async () => {
  const first = await createTestDatabase()
  const left = new pg.Client({ connectionString: first.settings.url })
  await left.connect()
  const reasons: unknown[] = []
  left.on('error', reason => reasons.push(String(reason)))
  const ended = new Promise(resolve => left.once('end', resolve))
  await first.close()

  await using next = await createTestDatabase()
  expect(next.settings).toBe(first.settings)
  await ended
  expect(reasons).toContainEqual(expect.stringContaining('terminating connection'))
})
