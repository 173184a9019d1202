import { expect, test } from 'vitest'
import { percentTyped, readPercent } from './percent-typed.ts'

test.each([
  ['12.5', 1250],
  [' 7,25 ', 725],
  ['0', 0],
  ['16', 1600],
  ['0.07', 7],
])('%j is %i hundredths', (typed, bps) => expect(readPercent(typed)).toBe(bps))

test.each(['', 'a', '1.234', '-1', '12345', '1e2', '.5', '5 %'])('%j is no percentage', typed =>
  expect(readPercent(typed)).toBeUndefined(),
)

test('what is written can be read again', () => {
  for (const bps of [0, 7, 150, 1250, 20_000]) expect(readPercent(percentTyped(bps))).toBe(bps)
  expect(percentTyped(null)).toBe('')
})
