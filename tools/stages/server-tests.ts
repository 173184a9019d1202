import { startTestCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import { runVitest } from '../stage/run-vitest.ts'
import type { Stage } from '../stage/stage.ts'

type Options = {
  /** All of them on the embedded database as well. */
  readonly onBothEngines: boolean
}

export const serverTestsEmbedded = ({ onBothEngines }: Options): Stage => ({
  name: 'server tests, embedded database',
  run: () =>
    runVitest(['*server-embedded*'], {
      env: onBothEngines ? {} : { KINFOLD_TEST_ON_ONE_ENGINE: '1' },
      workers: 1.5,
    }),
})

export const serverTestsPostgres: Stage = {
  name: 'server tests, PostgreSQL',
  async run() {
    const cluster = await startTestCluster()
    try {
      const result = await runVitest(['*server-postgres*'], {
        env: { KINFOLD_TEST_POSTGRES_URL: cluster.url },
        workers: 1.5,
      })
      const none = result.passed + result.failed === 0
      return {
        ...result,
        failed: none ? 1 : result.failed,
        output: none ? `No test ran on PostgreSQL.\n${result.output}` : result.output,
        notes: [`PostgreSQL ${cluster.version}`],
      }
    } finally {
      await cluster.stop()
    }
  },
}
