import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    typecheck: { enabled: false },
    setupFiles: '../test-support/src/fixed-examples.ts',
    // Pure functions, which leave nothing for the next file: loading them again took most of the time.
    isolate: false,
  },
})
