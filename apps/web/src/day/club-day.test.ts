import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))

/**
 * What counts in real time: the seconds until another code can be asked for, how long a quote and a draft have been
 * there, when a page was viewed, and when a file was made.
 */
const realTime = [
  'analytics/analytics.ts',
  'analytics/tag-manager.ts',
  'flows/pay/choice/pay-draft.ts',
  'flows/pay/choice/use-quotes.ts',
  'flows/pay/steps/time-left.tsx',
  'flows/sign-in-steps/use-countdown.ts',
  'pages/club/add-to-calendar.tsx',
]

// A sandbox's day may be moved, and a browser's clock may be wrong: the day comes with the session.
test('nothing takes the date from the browser’s clock', () => {
  const reading = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .filter(file =>
      /new Date\(\)|Date\.now\(\)/.test(readFileSync(path.join(sources, file), 'utf8')),
    )
  expect(reading.sort()).toEqual(realTime)
})
