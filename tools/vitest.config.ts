import { patience } from '@kinfold/test-support/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    testTimeout: patience(60_000),
    hookTimeout: patience(60_000),
  },
})
