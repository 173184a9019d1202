import { expect, test } from 'vitest'
import { takeFew } from './use-few-at-a-time.ts'

test('what is drawn stays, and only a few are begun', () => {
  expect([...takeFew([7, 8, 9, 10, 11], new Set([8, 3]), 2)].sort((a, b) => a - b)).toEqual([
    7, 8, 9,
  ])
})

test('after a jump every row comes within a few frames', () => {
  const wanted = [90, 91, 92, 93, 94]
  let drawn: ReadonlySet<number> = new Set([1, 2, 3])
  for (const most of [2, 4, 5]) {
    drawn = takeFew(wanted, drawn, 2)
    expect(drawn.size).toBe(most)
  }
})
