import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from './totals-of.ts'

type Row = { currency: string; minor: bigint } | undefined

const same = (row: { of: Row }) => row.of

test('a sum for each currency, beyond what a number can hold', () => {
  const rows = [
    { of: { currency: 'USD', minor: 5n } },
    { of: { currency: 'NGN', minor: 9_007_199_254_740_993n } },
    { of: undefined },
    { of: { currency: 'NGN', minor: -2n } },
  ]
  expect(totalsOf(rows, same)).toEqual([
    { currency: 'NGN', minor: 9_007_199_254_740_991n },
    { currency: 'USD', minor: 5n },
  ])
  expect(totalsOf([], same)).toEqual([])
})

test('whatever the order, and nothing of one currency in another', () => {
  const row = fc.record({
    of: fc.option(
      fc.record({ currency: fc.constantFrom('NGN', 'USD'), minor: fc.bigInt({ max: 10n ** 20n }) }),
      { nil: undefined },
    ),
  })
  fc.assert(
    fc.property(fc.array(row), rows => {
      const totals = totalsOf(rows, same)
      expect(totalsOf(rows.toReversed(), same)).toEqual(totals)
      for (const { currency, minor } of totals) {
        const own = rows.flatMap(({ of }) => (of?.currency === currency ? [of.minor] : []))
        expect(minor).toBe(own.reduce((sum, each) => sum + each, 0n))
      }
    }),
  )
})
