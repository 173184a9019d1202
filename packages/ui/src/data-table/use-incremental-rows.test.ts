import { expect, test } from 'vitest'
import { nextRows } from './use-incremental-rows.ts'

test('what is drawn stays, and only a few are begun', () => {
  expect([...nextRows([7, 8, 9, 10, 11], new Set([8, 3]), 2)].sort((a, b) => a - b)).toEqual([
    7, 8, 9,
  ])
})

test('after a jump every row comes within a few frames', () => {
  const wanted = [90, 91, 92, 93, 94]
  let drawn: ReadonlySet<number> = new Set([1, 2, 3])
  for (const most of [2, 4, 5]) {
    drawn = nextRows(wanted, drawn, 2)
    expect(drawn.size).toBe(most)
  }
})
