import { defineConfig } from 'vitest/config'

// Each package says in its own vitest.config.ts how its tests run; the server has two projects, one a database.
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.config.ts',
      'clients/vitest.config.ts',
      'drift/vitest.config.ts',
    ],
  },
})
