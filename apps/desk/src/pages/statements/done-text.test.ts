import { expect, test } from 'vitest'
import { doneText } from './done-text.ts'

test('says of one line that it is done, and of several that all are', () => {
  expect(doneText(1, 'settled')).toBe('The line is settled.')
  expect(doneText(2, 'settled')).toBe('All 2 are settled.')
})
