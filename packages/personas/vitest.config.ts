import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'personas', include: ['src/**/*.test.ts'], typecheck: { enabled: false } },
})
