import { patience } from '@kinfold/test-support/patience'
import { defineConfig } from 'vitest/config'

// The mocks are held against the real server, its embedded database prepared as for the server's own tests.
export default defineConfig({
  test: {
    name: 'drift',
    include: ['**/*.test.ts'],
    globalSetup: '@kinfold/server/test/embedded-template',
    // As there: V8 now and then aborts while it frees an engine's code, and optimising it doesn't pay.
    execArgv: ['--no-wasm-code-gc', '--liftoff-only'],
    testTimeout: patience(60_000),
    hookTimeout: patience(120_000),
  },
})
