import { beforeEach, expect, it } from 'vitest'
import { fillSmallBooks, testKeys } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { patiently } from '#test/servers/patiently.ts'
import type { Database } from '../../../db/database.ts'
import { createLog } from '../../../log/create-log.ts'
import { createMetrics } from '../../../metrics/create-metrics.ts'
import { keepBooks } from './keep-books.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
  await fillSmallBooks(db)
  return () => db.close()
})

/** A server whose checks wait before their first statement until they are released. */
function createServer() {
  const mayCheck = Promise.withResolvers<void>()
  let hasSealed = false
  const patient: Database = {
    ...db,
    async transaction(work, options) {
      // Sealing runs first.
      if (hasSealed) await mayCheck.promise
      return db.transaction(work, options)
    },
  }
  const logged: string[] = []
  const log = createLog('info', {
    write(line) {
      const { msg }: { msg: string } = JSON.parse(line)
      if (msg === 'sealed the ledger') hasSealed = true
      logged.push(msg)
    },
  })
  const metrics = createMetrics({ processMetrics: false })
  const start = () =>
    keepBooks({ db: patient, log, metrics, readiness: { isReady: true }, keys: testKeys })
  return { start, mayCheck, logged }
}

it('does not keep members waiting for a first check, which reads everything', async () => {
  const { start, mayCheck, logged } = createServer()
  const end = await start()
  expect(logged).toEqual(['sealed the ledger'])
  mayCheck.resolve()
  await expect
    .poll(() => logged, patiently)
    .toEqual(['sealed the ledger', 'books checked', 'books checked'])
  await end()

  const again = createServer()
  again.mayCheck.resolve()
  const endAgain = await again.start()
  expect(again.logged).toContain('books checked')
  await endAgain()
})
