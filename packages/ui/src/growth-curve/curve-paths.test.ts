import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curvePaths } from './curve-paths.ts'
import { curveScale } from './curve-scale.ts'

const scale = { ticks: [0n, 100n], least: 0n, most: 100n }

test('what is put in lifts both courses at once, and what lies between them grows', () => {
  expect(curvePaths([50n, 100n], [50n, 75n], scale)).toEqual({
    value: 'M25.00 50.00L75.00 25.00L75.00 0.00',
    paidIn: 'M25.00 50.00L75.00 50.00L75.00 25.00',
    gap: 'M25.00 50.00L75.00 25.00L75.00 0.00L75.00 25.00L75.00 50.00L25.00 50.00Z',
  })
})

test('one period is a point in the middle', () => {
  expect(curvePaths([100n], [0n], scale).value).toBe('M50.00 0.00')
})

/** How high a path stands at a place, on either side of a step there. */
function heightsAt(path: string, x: number): number[] {
  const points = [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, left, top]) => ({
    x: Number(left),
    y: Number(top),
  }))
  return points.slice(1).flatMap((to, at) => {
    const from = points[at]
    if (!from || from.x === to.x || x < from.x || x > to.x) return []
    return [from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)]
  })
}

/** Months in which something may be put in, earned and paid out; never more than there is. */
const months = fc
  .array(
    fc.record({
      putIn: fc.bigInt(0n, 10n ** 12n),
      earned: fc.bigInt(0n, 10n ** 10n),
      share: fc.constantFrom(0n, 0n, 30n, 100n),
    }),
    { minLength: 2, maxLength: 60 },
  )
  .map(all => {
    let [value, paidIn] = [0n, 0n]
    return all.map(({ putIn, earned, share }) => {
      const there = value + putIn + earned
      const paidOut = (there * share) / 100n
      value = there - paidOut
      paidIn += putIn - paidOut
      return { value, paidIn }
    })
  })

test('where nothing was lost, the value is nowhere drawn under what was paid in', () => {
  fc.assert(
    fc.property(
      months,
      fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 20 }),
      (all, places) => {
        const value = all.map(month => month.value)
        const paidIn = all.map(month => month.paidIn)
        const paths = curvePaths(value, paidIn, curveScale(value, paidIn))
        const middles = all.map((_, at) => Number((((at + 0.5) / all.length) * 100).toFixed(2)))
        for (const x of [...places, ...middles]) {
          const worth = heightsAt(paths.value, x)
          // Counted from the top. Paths have two decimals.
          heightsAt(paths.paidIn, x).forEach((paid, side) => {
            expect(worth[side]).toBeLessThanOrEqual(paid + 0.011)
          })
        }
      },
    ),
    { seed: 2026 },
  )
})

test('nothing is drawn outside of the scale, and nought is at its foot', () => {
  fc.assert(
    fc.property(months, all => {
      const value = all.map(month => month.value)
      const paidIn = all.map(month => month.paidIn)
      const paths = curvePaths(value, paidIn, curveScale(value, paidIn))
      for (const [, height] of paths.gap.matchAll(/ ([-\d.]+)/g)) {
        expect(Number(height)).toBeGreaterThanOrEqual(0)
        expect(Number(height)).toBeLessThanOrEqual(100)
      }
      expect(curveScale(value, paidIn).least).toBeLessThanOrEqual(0n)
    }),
    { seed: 2026 },
  )
})
