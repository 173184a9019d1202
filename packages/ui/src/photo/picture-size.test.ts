import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(
    parts.flatMap(part => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

const png = bytes(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
  'IHDR',
  [0, 0, 0x4e, 0x20, 0, 0, 0x27, 0x10, 8, 2],
)

/** A block of a JPEG: what it is, its length and what is in it. */
const block = (kind: number, content: number[]) => [
  0xff,
  kind,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
const frame = (kind: number) => block(kind, [8, 0x0b, 0xd0, 0x0f, 0xc0, 3, 1, 0x22, 0])
/** Notes with a small JPEG in them, which has a size of its own. */
const notes = block(0xe1, [0xff, 0xd8, ...block(0xc0, [8, 0, 120, 0, 160]), ...Array(900).fill(0)])
const start = [0xff, 0xd8]

test.each([
  ['a PNG', png, { width: 20_000, height: 10_000 }],
  ['a JPEG', bytes(start, frame(0xc0)), { width: 4032, height: 3024 }],
  ['a progressive JPEG', bytes(start, frame(0xc2)), { width: 4032, height: 3024 }],
  [
    'a JPEG with notes and tables before its size',
    bytes(start, notes, block(0xc4, [1, 2, 3, 4, 5, 6, 7]), [0xff], frame(0xc1)),
    { width: 4032, height: 3024 },
  ],
  ['a PNG that is cut off', png.subarray(0, 20), undefined],
  ['a JPEG that is cut off', bytes(start, notes).subarray(0, 300), undefined],
  ['a JPEG without a size', bytes(start, block(0xdb, [1]), [0, 0, 0, 0, 0, 0, 0, 0, 0]), undefined],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic'), undefined],
  ['nothing', bytes(), undefined],
])('%s', (_, beginning, size) => {
  expect(pictureSize(beginning)).toEqual(size)
})

test('a part of something larger is read where it begins', () => {
  const around = new Uint8Array([1, 2, 3, ...png])
  expect(pictureSize(around.subarray(3))).toEqual({ width: 20_000, height: 10_000 })
})

test('whatever follows the beginning of a JPEG, it comes to an end', () => {
  const rest = fc.array(fc.oneof(fc.constant(0xff), fc.integer({ min: 0, max: 255 })))
  fc.assert(
    fc.property(rest, rest => {
      const size = pictureSize(bytes(start, rest))
      expect(size === undefined || size.width >= 0).toBe(true)
    }),
  )
})
