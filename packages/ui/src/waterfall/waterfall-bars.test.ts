import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waterfallBars } from './waterfall-bars.ts'

test('each change hangs on what was before it, totals stand on nothing', () => {
  expect(
    waterfallBars([
      { minor: 100n, kind: 'total' },
      { minor: 100n },
      { minor: -50n },
      { minor: 150n, kind: 'total' },
    ]),
  ).toEqual([
    { start: 0, length: 50 },
    { start: 50, length: 50 },
    { start: 75, length: 25 },
    { start: 0, length: 75 },
  ])
})

test('below nothing there is room too', () => {
  expect(waterfallBars([{ minor: -50n }, { minor: 100n }])).toEqual([
    { start: 0, length: 50 },
    { start: 0, length: 100 },
  ])
})

test('nothing has no length', () => {
  expect(waterfallBars([{ minor: 0n, kind: 'total' }])).toEqual([{ start: 0, length: 0 }])
})

test('no bar leaves its place', () => {
  const steps = fc.array(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), { maxLength: 12 })
  fc.assert(
    fc.property(steps, list => {
      for (const { start, length } of waterfallBars(list.map(minor => ({ minor })))) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(length).toBeGreaterThanOrEqual(0)
        expect(start + length).toBeLessThanOrEqual(100.0002)
      }
    }),
  )
})
