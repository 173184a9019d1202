import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test.each([
  [
    [1n, 1n, 1n],
    [34, 33, 33],
  ],
  [
    [1n, 0n],
    [100, 0],
  ],
  [
    [0n, 0n],
    [0, 0],
  ],
  [[], []],
  [
    [2n, 1n],
    [67, 33],
  ],
])('%s are %s', (shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents)
})

test('they add up to a hundred, none a whole percent away, nothing for nothing', () => {
  const shares = fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(shares, list => {
      const total = list.reduce((sum, share) => sum + share, 0n)
      fc.pre(total > 0n)
      const percents = wholePercents(list)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      percents.forEach((percent, at) => {
        const exact = Number((list[at]! * 1_000_000n) / total) / 10_000
        expect(Math.abs(percent - exact)).toBeLessThan(1.001)
        if (list[at] === 0n) expect(percent).toBe(0)
      })
    }),
  )
})
