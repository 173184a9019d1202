import path from 'node:path'
import { cacheFolder } from '@kinfold/test-support/cache-folder'
import { patience } from '@kinfold/test-support/patience'
import { getJestConfig } from '@storybook/test-runner'

const {
  browserName = 'chromium',
  env,
  ...browser
} = JSON.parse(process.env.KINFOLD_BROWSER ?? '{}')
const config = getJestConfig()

export default {
  ...config,
  cacheDirectory: path.join(cacheFolder, 'stories'),
  testEnvironment: path.join(import.meta.dirname, 'story-environment.js'),
  setupFilesAfterEnv: [],
  // Long enough for a machine that is busy with something else.
  testTimeout: patience(60_000),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: [browserName],
      launchOptions: { ...browser, env: { ...process.env, ...env } },
      contextOptions: {
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
      },
    },
  },
}
