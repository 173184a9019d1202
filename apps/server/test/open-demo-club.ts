import { referenceMoment } from '@kinfold/personas/reference-day'
import { createLog } from '../src/log/create-log.ts'
import { createMetrics } from '../src/metrics/create-metrics.ts'
import { createBooksChecks } from '../src/modules/books/create-books-checks.ts'
import { createSealing } from '../src/modules/books/create-sealing.ts'
import { seedDemoClub } from '../src/seed/seed-demo-club.ts'
import { createTestServer, type TestServer } from './create-test-server.ts'

/** The server with the demo club in it, on the day that the personas are told on. */
export async function openDemoClub(): Promise<TestServer> {
  const server = await createTestServer()
  server.clock.now = new Date(referenceMoment)
  await seedDemoClub(server.parts.services, new Date(referenceMoment))
  await checkBooksOnce(server)
  return server
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
