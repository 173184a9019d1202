import { expect, test } from 'vitest'
import { withoutBlanks } from './without-blanks.ts'

test('what was left empty is left out, and nothing else', () => {
  const file = new File([], 'bill.pdf')
  expect(withoutBlanks({ swift: '', file: null, consent: false, count: 0, kept: file })).toEqual({
    consent: false,
    count: 0,
    kept: file,
  })
})
