import { patience } from '@kinfold/test-support/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    include: ['{src,package}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: '../test-support/src/fixed-examples.ts',
    hookTimeout: patience(60_000),
  },
})
