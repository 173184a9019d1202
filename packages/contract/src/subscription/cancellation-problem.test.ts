import { expect, it } from 'vitest'
import { cancellationProblem } from './cancellation-problem.ts'

it.each([
  ['pending', undefined],
  ['active', undefined],
  ['paused', undefined],
  ['past_due', undefined],
  ['cancelled', 'subscription_not_cancellable'],
  ['ended', 'subscription_not_cancellable'],
] as const)('ending a recurring contribution that is %s', (status, code) => {
  expect(cancellationProblem(status)).toBe(code)
})
