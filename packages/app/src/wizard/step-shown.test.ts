import { expect, test } from 'vitest'
import { type AskedStep, stepShown, stepsDone } from './step-shown.ts'

const names = ['amount', 'way', 'review'] as const
type Name = (typeof names)[number]
const step = (name: Name, isDone: boolean): AskedStep<Name> => ({ name, isDone })
const answered = (amount: boolean, way: boolean, review = false) =>
  [step('amount', amount), step('way', way), step('review', review)] as const

test.each([
  ['', answered(true, true), 'amount'],
  ['nonsense', answered(true, true), 'amount'],
  ['amount', answered(false, false), 'amount'],
  ['way', answered(false, false), 'amount'],
  ['way', answered(true, false), 'way'],
  ['review', answered(true, false), 'way'],
  ['review', answered(false, true), 'amount'],
  ['review', answered(true, true), 'review'],
])('the address asks for "%s"', (asked, steps, shown) => {
  expect(stepShown(asked, [...steps])).toBe(shown)
})

test('whatever is asked for, every step before the shown one is answered', () => {
  const either = [false, true]
  for (const asked of [...names, 'elsewhere'])
    for (const amount of either)
      for (const way of either)
        for (const review of either) {
          const steps = answered(amount, way, review)
          const at = names.indexOf(stepShown(asked, [...steps]))
          expect(at).toBeLessThanOrEqual(stepsDone(steps))
          expect(steps.slice(0, at).every(({ isDone }) => isDone)).toBe(true)
        }
})
