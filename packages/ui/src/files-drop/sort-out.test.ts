import { expect, test } from 'vitest'
import { sortOut } from './sort-out.ts'

const words = {
  tooLarge: 'too large',
  wrongType: 'wrong kind',
  tooMany: 'too many',
  refused: (name: string, why: string) => `${name}: ${why}`,
}
const pdf = new File(['x'], 'scan.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
const heic = new File(['x'], 'IMG_1.HEIC')
const refusedFor = (file: File, ...codes: string[]) => ({
  file,
  errors: codes.map(code => ({ code })),
})

test('what fits is taken, and each that does not has its own sentence', () => {
  const refused = [
    refusedFor(pdf, 'file-too-large'),
    refusedFor(new File(['x'], 'a.doc'), 'file-invalid-type', 'file-too-large'),
  ]
  expect(sortOut([photo], refused, { room: 5, shrinks: true, words })).toEqual({
    taken: [{ file: photo }],
    refusals: ['scan.pdf: too large', 'a.doc: wrong kind'],
  })
})

test('a photo that is too large and one that others can’t read may fit once they are made smaller, and carry why not', () => {
  const refused = [refusedFor(photo, 'file-too-large'), refusedFor(heic, 'file-invalid-type')]
  expect(sortOut([], refused, { room: 5, shrinks: true, words })).toEqual({
    taken: [
      { file: photo, why: 'too large' },
      { file: heic, why: 'wrong kind' },
    ],
    refusals: [],
  })
  expect(sortOut([], refused, { room: 5, shrinks: false, words })).toEqual({
    taken: [],
    refusals: ['photo.jpg: too large', 'IMG_1.HEIC: wrong kind'],
  })
})

test('those for which there is no room are told, and the first ones are taken', () => {
  expect(sortOut([pdf, photo], [], { room: 1, shrinks: true, words })).toEqual({
    taken: [{ file: pdf }],
    refusals: ['photo.jpg: too many'],
  })
  expect(sortOut([pdf], [], { room: -1, shrinks: true, words }).taken).toEqual([])
})
