import { patience } from '@kinfold/test-support/patience'
import { unoptimised } from '@kinfold/test-support/server/unoptimised'
import { defineConfig } from 'vitest/config'

// The server runs here as in its own tests, on the embedded database.
export default defineConfig({
  test: {
    name: 'clients',
    include: ['*.test.ts'],
    globalSetup: '@kinfold/server/test/embedded-template',
    execArgv: ['--no-wasm-code-gc', unoptimised],
    testTimeout: patience(60_000),
    hookTimeout: patience(120_000),
  },
})
