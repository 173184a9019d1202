import { expect, test } from 'vitest'
import { growthIn, growthText } from './growth-in.ts'

test('from its first money on, what the first period earned counts along', () => {
  expect(growthIn([105n, 110n], [100n, 100n]).earned).toBe(5n)
  expect(growthIn([105n, 110n], [100n, 100n], true)).toEqual({ earned: 10n, tenthsOfPercent: 100n })
})

test.each([
  ['what grew', [150_000n, 156_300n], [150_000n, 150_000n], 6_300n, '+4.2\u00a0%'],
  ['what was only put in', [100n, 300n], [100n, 300n], 0n, '0.0\u00a0%'],
  ['what was lost', [1_000n, 995n], [1_000n, 1_000n], -5n, '−0.5\u00a0%'],
  ['what was earned and paid out', [1_000n, 0n], [1_000n, -50n], 50n, undefined],
  ['nothing', [0n, 0n], [0n, 0n], 0n, undefined],
])('%s', (_, value, paidIn, earned, percent) => {
  const growth = growthIn(value, paidIn)
  expect(growth.earned).toBe(earned)
  const { tenthsOfPercent } = growth
  expect(tenthsOfPercent === undefined ? undefined : growthText(tenthsOfPercent)).toBe(percent)
})
