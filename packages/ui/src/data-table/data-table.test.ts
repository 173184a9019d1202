import { expect, test } from 'vitest'
import { compareValues } from './data-column.ts'

test('amounts sort as amounts, beyond what a number can hold', () => {
  const sorted = [9_007_199_254_740_993n, -5n, 9_007_199_254_740_992n].sort(compareValues)
  expect(sorted).toEqual([-5n, 9_007_199_254_740_992n, 9_007_199_254_740_993n])
})

test('words sort as people sort them', () => {
  expect(['Zainab', 'ọlá', 'Pool 10', 'Pool 9', 'ada'].sort(compareValues)).toEqual([
    'ada',
    'ọlá',
    'Pool 9',
    'Pool 10',
    'Zainab',
  ])
})

test('what is missing comes last', () => {
  expect(compareValues(undefined, 'a')).toBe(1)
  expect(compareValues('a', undefined)).toBe(-1)
})
