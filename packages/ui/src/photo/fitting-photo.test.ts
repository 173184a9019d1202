import { expect, test, vi } from 'vitest'
import { fittingPhoto, isDrawable, sizeBefore } from './fitting-photo.ts'
import { smallerPhoto } from './smaller-photo.ts'

vi.mock(import('./smaller-photo.ts'), () => ({ smallerPhoto: vi.fn() }))

const words = { heic: 'save it as a JPEG', tooManyPoints: 'take a screenshot of it' }
const photo = new File([new Uint8Array(2000)], 'photo.jpg', { type: 'image/jpeg' })
const fit = { photosUpTo: 1000, maxBytes: 1500 }
const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.jpg')
const making = (made: Awaited<ReturnType<typeof smallerPhoto>>) =>
  vi.mocked(smallerPhoto).mockResolvedValue(made)

test('one that was made small enough is taken, whatever was wrong with the photo', async () => {
  const smaller = ofSize(900)
  making(smaller)
  expect(await fittingPhoto(photo, { ...fit, why: 'too large' })).toBe(smaller)
  expect(smallerPhoto).toHaveBeenLastCalledWith(photo, 1000)
  expect(sizeBefore(smaller)).toBe(2000)
})

test('one that comes back as it was is taken only if nothing is wrong with it', async () => {
  making(photo)
  expect(await fittingPhoto(photo, { ...fit, why: undefined })).toBe(photo)
  expect(await fittingPhoto(photo, { ...fit, why: 'too large' })).toBe('too large')
  expect(sizeBefore(photo)).toBeUndefined()
})

test('one that is still too large is refused', async () => {
  making(ofSize(1600))
  expect(await fittingPhoto(photo, { ...fit, why: 'too large' })).toBe('too large')
})

test('it is made no larger than what is taken', async () => {
  making(photo)
  await fittingPhoto(photo, { ...fit, maxBytes: 500, why: 'too large' })
  expect(smallerPhoto).toHaveBeenLastCalledWith(photo, 500)
})

test('one that this device can’t draw says what to do', async () => {
  making('heic')
  expect(await fittingPhoto(photo, { ...fit, why: 'wrong kind' }, words)).toBe(words.heic)
  making('tooManyPoints')
  expect(await fittingPhoto(photo, { ...fit, why: undefined }, words)).toBe(words.tooManyPoints)
  expect(await fittingPhoto(photo, { ...fit, why: undefined })).toMatch(
    /^This picture is too large/,
  )
})

/** A PNG's beginning, of so many points on each side. */
function png(side: number): File {
  const beginning = new DataView(new ArrayBuffer(24))
  const header = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, side, side]
  for (const [at, word] of header.entries()) beginning.setUint32(at * 4, word)
  return new File([beginning], 'photo.png', { type: 'image/png' })
}

test.each([
  [10_000, true],
  [20_000, false],
])('whether a picture of %i points on each side may be drawn: %s', async (side, may) => {
  expect(await isDrawable(png(side))).toBe(may)
})
