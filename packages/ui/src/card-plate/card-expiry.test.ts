import { expect, test } from 'vitest'
import { cardExpiry } from './card-expiry.ts'

test.each([
  ['2027-09', '2026-11-20', 'valid', 314],
  ['2026-12', '2026-11-30', 'valid', 31],
  ['2026-12', '2026-12-01', 'soon', 30],
  ['2026-11', '2026-11-30', 'soon', 0],
  ['2026-11', '2026-12-01', 'expired', -1],
  ['2028-02', '2028-02-29', 'soon', 0],
  ['2026-12', '2027-01-01', 'expired', -1],
] as const)('a card until %s is on %s %s', (expires, today, state, days) => {
  expect(cardExpiry(expires, today)).toEqual({ state, days })
})
