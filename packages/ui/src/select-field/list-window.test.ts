import { describe, expect, test } from 'vitest'
import { scrollFor, windowOf } from './list-window.ts'

test.each([
  [0, 0, { from: 0, to: 0 }],
  [40, 900, { from: 0, to: 40 }],
  [250, 0, { from: 0, to: 13 }],
  [250, 44 * 100, { from: 94, to: 113 }],
  [250, 44 * 249, { from: 243, to: 250 }],
  [250, 44 * 900, { from: 243, to: 250 }],
])('of %i rows, scrolled %i, draws %o', (count, scrollTop, expected) => {
  expect(windowOf(count, scrollTop, 44)).toEqual(expected)
})

describe('scrolling to a row', () => {
  test.each([
    ['above', 2, 400, 88],
    ['inside', 10, 400, 400],
    ['below', 20, 400, 21 * 44 - 250],
  ])('%s', (_, at, scrollTop, expected) => {
    expect(scrollFor(at, scrollTop, 250, 44)).toBe(expected)
  })
})
