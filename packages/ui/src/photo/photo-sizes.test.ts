import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoSizes } from './photo-sizes.ts'

test('a photo of twelve megapixels becomes smaller step by step', () => {
  expect(photoSizes(4032, 3024)).toEqual([
    { width: 2400, height: 1800, quality: 0.85 },
    { width: 2400, height: 1800, quality: 0.75 },
    { width: 2400, height: 1800, quality: 0.65 },
    { width: 2000, height: 1500, quality: 0.65 },
    { width: 1700, height: 1275, quality: 0.6 },
    { width: 1400, height: 1050, quality: 0.55 },
  ])
})

test('a narrow strip keeps at least one point, and a small picture its size', () => {
  expect(photoSizes(9000, 1).at(-1)).toEqual({ width: 1400, height: 1, quality: 0.55 })
  expect(photoSizes(800, 600).map(({ width }) => width)).toEqual([800, 800, 800, 800, 800])
})

test('no step is larger than the one before it, nor than the picture, and none is tried twice', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sizes = photoSizes(width, height)
      expect(new Set(sizes.map(size => JSON.stringify(size))).size).toBe(sizes.length)
      let before = { width, height, quality: 1 }
      for (const size of sizes) {
        expect(size.width).toBeLessThanOrEqual(before.width)
        expect(size.height).toBeLessThanOrEqual(before.height)
        expect(size.quality).toBeLessThanOrEqual(before.quality)
        before = size
      }
    }),
  )
})
