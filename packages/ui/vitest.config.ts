import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    include: ['{src,package}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Nearly all are of pure functions, and each stub is taken back after its test.
    isolate: false,
  },
})
