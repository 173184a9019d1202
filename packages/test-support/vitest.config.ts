import { defineConfig } from 'vitest/config'
import { patience } from './src/patience.ts'

export default defineConfig({
  test: { name: 'test-support', include: ['src/**/*.test.ts'], testTimeout: patience(60_000) },
})
