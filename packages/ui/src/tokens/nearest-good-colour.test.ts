import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourPairs, featureGroundPairs } from './colour-pairs.ts'
import { contrast } from './contrast.ts'
import { nearestGoodColour } from './nearest-good-colour.ts'
import { toOklch } from './oklch.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`)
const pairs = fc.constantFrom(...colourPairs, ...featureGroundPairs)

test('for any two colours and every pair it passes, and is the same colour when that is good', () => {
  fc.assert(
    fc.property(colours, colours, pairs, (own, other, { minimum }) => {
      const good = nearestGoodColour(own, [{ colour: other, minimum }]) ?? ''
      expect(contrast(good, other)).toBeGreaterThanOrEqual(minimum)
      if (contrast(own, other) >= minimum) expect(good).toBe(own)
    }),
    { numRuns: 3000 },
  )
})

test('the hue stays, as far as eight bits can say it', () => {
  fc.assert(
    fc.property(colours, colours, (own, other) => {
      const good = toOklch(nearestGoodColour(own, [{ colour: other, minimum: 4.5 }]) ?? '')
      const before = toOklch(own)
      // Of a colour that is nearly black, one step of eight bits is another hue.
      if (good.chroma < 0.05 || before.chroma < 0.05 || good.lightness < 0.15) return
      expect(Math.cos(good.hue - before.hue)).toBeGreaterThan(0.98)
    }),
    { numRuns: 1000 },
  )
})

test('it moves no further than it must', () => {
  const yellow = '#ffee00'
  const good = nearestGoodColour(yellow, [{ colour: '#ffffff', minimum: 4.5 }]) ?? ''
  expect(contrast(good, '#ffffff')).toBeLessThan(4.6)
})

test('none where no lightness is good beside all', () => {
  const between = ['#000000', '#ffffff', '#777777'].map(colour => ({ colour, minimum: 4.5 }))
  expect(nearestGoodColour('#2b3582', between)).toBeUndefined()
})
