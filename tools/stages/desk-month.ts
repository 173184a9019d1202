import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { referenceDay } from '@kinfold/personas/reference-day'
import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import { startServer } from '@kinfold/test-support/server/start-server'
import { buildOnce } from '../build/build-once.ts'
import { desk } from '../build/desk.ts'
import { webApp } from '../build/web-app.ts'
import { runJourneys } from '../journeys/run-journeys.ts'
import type { Stage } from '../stage/stage.ts'

export const databases = ['embedded', 'postgres'] as const
type Database = (typeof databases)[number]

/** A month of the demo club, run from the desk's pages alone. Its notes say what each queue took. */
export const deskMonth = (database: Database): Stage => ({
  name: `a month at the desk, ${database}`,
  async run() {
    await buildOnce(webApp)
    await buildOnce(desk)
    const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-month-'))
    const cluster = database === 'postgres' ? await startThrowAwayCluster() : undefined
    const tally = path.join(folder, 'tally.txt')
    try {
      const server = await startServer({
        KINFOLD_DATA_DIR: path.join(folder, 'data'),
        KINFOLD_DEMO_DAY: referenceDay,
        ...(cluster && { DATABASE_URL: cluster.url }),
      })
      try {
        const result = await runJourneys(server.url, { KINFOLD_TALLY: tally }, { project: 'month' })
        return result.failures.length > 0
          ? result
          : { ...result, notes: notesFrom(database, tally) }
      } finally {
        await server.stop()
      }
    } finally {
      await cluster?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

const notesFrom = (database: Database, tally: string): string[] => [
  `A month at the desk, ${database}:`,
  ...readFileSync(tally, 'utf8').split('\n'),
]
