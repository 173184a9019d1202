import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'app', include: ['{src,build}/**/*.test.{ts,tsx}'], environment: 'node' },
})
