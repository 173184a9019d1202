import { referenceMoment } from '@kinfold/personas/reference-day'
import { createLog } from '#src/log/create-log.ts'
import { createMetrics } from '#src/metrics/create-metrics.ts'
import { storedFile } from '#src/modules/base/file/file.tables.ts'
import { createBooksChecks } from '#src/modules/books/books/create-books-checks.ts'
import { createSealing } from '#src/modules/books/books/create-sealing.ts'
import { seedDemoClub } from '#src/seed/seed-demo-club.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import type { Filling } from '#test/databases/filling.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'

type Options = Omit<NonNullable<Parameters<typeof createTestServer>[0]>, 'db'>

/** The server with the demo club in it, on the day that the personas are told on. */
export async function openDemoClub(options: Options = {}): Promise<TestServer> {
  const server = await createTestServer({ ...options, db: await createTestDatabase(demoClub) })
  server.clock.now = new Date(referenceMoment)
  for (const [key, bytes] of files) await server.parts.services.files.put(key, bytes)
  return server
}

/** By storage key: files are kept beside the database. */
const files = new Map<string, Buffer>()

export const demoClub: Filling = {
  name: 'demo_club',
  async put(db) {
    await using server = await createTestServer({ db })
    server.clock.now = new Date(referenceMoment)
    const { services } = server.parts
    await seedDemoClub(services, new Date(referenceMoment))
    await checkBooksOnce(server)
    for (const { key } of await db.orm.select({ key: storedFile.storageKey }).from(storedFile)) {
      files.set(key, await services.files.get(key))
    }
  },
}

// As every server does at its start: the desk tells what came of it, and when.
async function checkBooksOnce({ db, parts, clock }: TestServer): Promise<void> {
  const keys = parts.services.chainKeys
  const log = createLog('silent')
  const metrics = createMetrics({ processMetrics: false })
  const sealing = createSealing({ db, keys, log, metrics })
  await sealing.sealAll()
  const readiness = { isReady: true }
  const now = () => clock.now
  await createBooksChecks({ db, keys, log, metrics, readiness, sealing, now }).checkNew()
}
