import { expect, test } from 'vitest'
import { distanceText, isAlone, stepWords } from './step-words.ts'

const step = { percent: 10, last: '1500', base: '1600' }

test('what is near both rates is set alone, and only that', () => {
  expect(isAlone('1550', step)).toBe(true)
  expect(isAlone('1400', step)).toBe(false)
  expect(isAlone('1651', step)).toBe(false)
  expect(isAlone('1550', { percent: 10, last: null, base: null })).toBe(false)
})

test.each(['', '0', 'abc', '1,5', '1.1234567'])('%j is no rate yet', typed => {
  expect(isAlone(typed, step)).toBeUndefined()
  expect(stepWords(typed, step)).toBeUndefined()
})

test('how far it is, in words', () => {
  expect(distanceText('1650', '1500')).toBe('10 % above the last')
  expect(distanceText('1432.5', '1500')).toBe('4.5 % below the last')
  expect(distanceText('1500', '1500')).toBe('the same as the last')
  expect(distanceText('1500.1', '1500')).toBe('about the same as the last')
})
