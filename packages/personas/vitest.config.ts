import { patience } from '@kinfold/test-support/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'personas',
    include: ['src/**/*.test.ts'],
    hookTimeout: patience(60_000),
    typecheck: { enabled: false },
  },
})
