import { expect, test } from 'vitest'
import { fillPattern } from './fill-pattern.ts'

test('each name of a pattern is filled in', () => {
  expect(fillPattern('/plans/:plan/:planPart/all', { plan: 7, planPart: 'first' })).toBe(
    '/plans/7/first/all',
  )
})

test('a value never becomes more than its own part of the path', () => {
  expect(fillPattern('/plans/:plan', { plan: 'a/b?c' })).toBe('/plans/a%2Fb%3Fc')
})

test('a forgotten or misspelled name does not compile', () => {
  // @ts-expect-error: the name is missing
  fillPattern('/plans/:plan', {})
  // @ts-expect-error: there is no such name
  fillPattern('/plans/:plan', { plan: 7, part: 1 })
})
