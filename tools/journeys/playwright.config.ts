import { patience } from '@kinfold/test-support/patience'
import { defineConfig } from 'playwright/test'

const { launchOptions, ...engine } = JSON.parse(process.env.KINFOLD_BROWSER ?? '{}')

// The seeded data, the server and the browser come from the stage that runs the journeys (tools/stages/journeys.ts).
export default defineConfig({
  testDir: '../../apps',
  projects: [
    { name: 'short', testMatch: '**/journeys/*.journey.ts' },
    // Every way and outcome, for the night: `npm run journeys:long`.
    { name: 'long', testMatch: '**/journeys/long/*.long.ts', timeout: patience(240_000) },
    // `npm run desk:month`; what one operator does the next one waits for.
    {
      name: 'month',
      testMatch: '**/journeys/desk-month.long.ts',
      expect: { timeout: patience(60_000) },
    },
  ],
  outputDir: '../../.kinfold/journeys',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: patience(60_000),
  // The machine that checks is often busy; nobody waits longer for a page that works.
  expect: { timeout: patience(15_000) },
  use: {
    baseURL: process.env.KINFOLD_URL ?? 'http://127.0.0.1:4000',
    ...engine,
    launchOptions: { ...launchOptions, env: { ...process.env, ...launchOptions?.env } },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'off',
  },
})
