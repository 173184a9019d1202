import { defineConfig } from 'drizzle-kit'

// Each module's tables stand beside it in a `*.tables.ts`; all of them share one migration history.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './drizzle',
  breakpoints: false,
})
