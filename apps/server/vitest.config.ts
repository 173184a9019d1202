import { env } from 'node:process'
import { patience } from '@kinfold/test-support/patience'
import { unoptimised } from '@kinfold/test-support/server/unoptimised'
import { defineConfig } from 'vitest/config'
import { onPostgresAlone } from '#test/on-postgres-alone.ts'

// The same tests on both databases; `*.postgres.test.ts` need several sessions at once, which the
// embedded engine does not have, and `*.embedded.test.ts` are about its guards.
const all = ['src/**/*.test.ts', 'test/**/*.test.ts']
const postgresOnly = '**/*.postgres.test.ts'
const embeddedOnly = '**/*.embedded.test.ts'
// A database that starts on a busy machine is slow, not broken.
const timeouts = { testTimeout: patience(60_000), hookTimeout: patience(120_000) }
// Files that share a process load the server and compile the engine once, which is half of their time.
// None keeps anything for the next: each has databases and servers of its own.
const together = { isolate: false }
// Engines come and go here by the hundred, and V8 now and then aborts while it frees the code of one that went.
// None lives long enough for the optimising of its code to pay.
const engines = { execArgv: ['--no-wasm-code-gc', unoptimised] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server-embedded',
          include: all,
          setupFiles: '../../packages/test-support/src/fixed-examples.ts',
          ...timeouts,
          ...together,
          ...engines,
          exclude: [postgresOnly, ...(env.KINFOLD_TEST_ON_ONE_ENGINE ? onPostgresAlone : [])],
          globalSetup: './test/databases/embedded-template.ts',
        },
      },
      {
        test: {
          name: 'server-postgres',
          include: all,
          setupFiles: '../../packages/test-support/src/fixed-examples.ts',
          ...timeouts,
          ...together,
          exclude: [embeddedOnly],
          globalSetup: './test/databases/postgres-template.ts',
        },
      },
    ],
  },
})
