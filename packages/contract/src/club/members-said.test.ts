import { expect, it } from 'vitest'
import { membersSaid } from './members-said.ts'

it.each([
  [0, null],
  [9, null],
  [10, 10],
  [19, 10],
  [20, 20],
  [142, 140],
  [9_999, 9_990],
  [10_000, 10_000],
  [10_001, 10_000],
])('of %i members it says %s', (counted, said) => {
  expect(membersSaid(counted)).toBe(said)
})
