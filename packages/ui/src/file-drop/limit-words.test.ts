import { expect, test } from 'vitest'
import { arabic } from '../words/arabic.ts'
import { fileDropWords } from './file-drop.words.ts'
import { limitWords } from './limit-words.ts'
import { MOST_BYTES, PICTURES_AND_PDF } from './pictures-and-pdf.ts'

const usual = { accept: PICTURES_AND_PDF, maxBytes: MOST_BYTES }

test('the usual limits have their fixed sentences', () => {
  expect(limitWords(usual, fileDropWords)).toEqual({
    tooLarge: 'File cannot be larger than 10MB. please choose a smaller file',
    wrongType: 'Please choose a .jpg, .jpeg, .png or .pdf file.',
  })
})

test.each([
  [500_000, '500kB'],
  [1_500_000, '1.5MB'],
  [50_000_000, '50MB'],
])('a limit of %i bytes is %s', (maxBytes, size) => {
  expect(limitWords({ ...usual, maxBytes }, fileDropWords).tooLarge).toBe(
    `File cannot be larger than ${size}. please choose a smaller file`,
  )
})

test.each([
  [{ 'application/pdf': ['.pdf'] }, '.pdf'],
  [{ 'text/csv': ['.csv', '.txt'] }, '.csv or .txt'],
])('%j are %s', (accept, kinds) => {
  expect(limitWords({ ...usual, accept }, fileDropWords).wrongType).toBe(
    `Please choose a ${kinds} file.`,
  )
})

test('figures and endings keep their order from left to right in Arabic', () => {
  const { tooLarge, wrongType } = limitWords(usual, arabic.words.fileDrop)
  expect(tooLarge).toContain('\u206610MB\u2069')
  expect(wrongType).toContain('\u2066.png\u2069 أو \u2066.pdf\u2069')
})
