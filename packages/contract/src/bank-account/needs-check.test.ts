import { expect, it } from 'vitest'
import { needsCheck } from './needs-check.ts'

it.each([
  ['ngn', 'NGN', false],
  ['usd', 'USD', true],
  ['international', 'USD', true],
  ['international', 'GBP', false],
  ['other', 'USD', true],
  ['other', 'NGN', false],
] as const)('the club checks an account of kind %s in %s: %s', (kind, currency, isNeeded) => {
  expect(needsCheck({ kind, currency })).toBe(isNeeded)
})
