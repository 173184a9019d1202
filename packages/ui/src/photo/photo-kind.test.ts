import { expect, test } from 'vitest'
import { isNamedHeic, isPhoto } from './photo-kind.ts'

test.each([
  ['IMG_0001.HEIC', '', true, true],
  ['IMG_0001.heif', 'application/octet-stream', true, true],
  ['photo', 'image/heic', true, true],
  ['photo.jpg', 'image/jpeg', true, false],
  ['scan.pdf', 'application/pdf', false, false],
  ['heic.txt', 'text/plain', false, false],
])('%s of type "%s"', (name, type, photo, heic) => {
  expect(isPhoto({ name, type })).toBe(photo)
  expect(isNamedHeic({ name, type })).toBe(heic)
})
