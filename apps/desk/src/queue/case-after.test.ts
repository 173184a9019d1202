import { expect, test } from 'vitest'
import { caseAfter } from './case-after.ts'

const ids = ['one', 'two', 'three']

test('the next case follows, and after the last the one before it', () => {
  expect(caseAfter(ids, 'two', new Set(['two']))).toBe('three')
  expect(caseAfter(ids, 'three', new Set(['three']))).toBe('two')
})

test('a case that was decided while the list was on its way is not opened again', () => {
  expect(caseAfter(ids, 'three', new Set(['two', 'three']))).toBe('one')
  expect(caseAfter(ids, 'two', new Set(['one', 'two', 'three']))).toBeUndefined()
})

test('an opened case that is on another page leads to the first of this one', () => {
  expect(caseAfter(ids, 'elsewhere', new Set(['elsewhere']))).toBe('one')
})
