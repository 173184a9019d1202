// On a server others may be connected; the embedded engine has one session.
import { expect, it } from 'vitest'
import { openPostgres } from '../src/db/open-postgres.ts'
import { createTestDatabase } from './create-test-database.ts'

it('is another database while somebody still has a session on the one before', async () => {
  const first = await createTestDatabase()
  const left = openPostgres({ url: first.settings.url ?? '', poolSize: 1 })
  try {
    await left.query({ text: 'SELECT 1' })
    await first.close()
    await using next = await createTestDatabase()
    expect(next.settings).not.toBe(first.settings)
  } finally {
    await left.close()
  }
})
