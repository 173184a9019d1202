import { startTestCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import { runVitest } from '../stage/run-vitest.ts'
import type { Stage } from '../stage/stage.ts'
import { filesOf } from '../suites/files-of.ts'
import type { Part } from '../suites/suites.ts'

type Options = {
  /** All of them on the embedded database as well. */
  readonly onBothEngines?: boolean
}

export const serverTestsEmbedded = (
  part: Part,
  { onBothEngines = false }: Options = {},
): Stage => ({
  name: 'server tests, embedded database',
  run: () =>
    runVitest(['*server-embedded*'], {
      env: { KINFOLD_RUN: part.run, ...(!onBothEngines && { KINFOLD_TEST_ON_ONE_ENGINE: '1' }) },
      workers: 1.5,
      files: filesOf('server tests, embedded database', part),
      mayHaveNone: (part.only ?? []).length > 0,
    }),
})

export const serverTestsPostgres = (part: Part): Stage => ({
  name: 'server tests, PostgreSQL',
  async run() {
    const cluster = await startTestCluster()
    try {
      const result = await runVitest(['*server-postgres*'], {
        env: { KINFOLD_RUN: part.run, KINFOLD_TEST_POSTGRES_URL: cluster.url },
        workers: 1.5,
        files: filesOf('server tests, PostgreSQL', part),
      })
      const none = result.passed + result.failures.length === 0
      return {
        ...result,
        failures: none
          ? [{ name: 'none', details: 'No test ran on PostgreSQL.' }]
          : result.failures,
        notes: [`PostgreSQL ${cluster.version}`],
      }
    } finally {
      await cluster.stop()
    }
  },
})
