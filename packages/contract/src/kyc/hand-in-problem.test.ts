import { expect, it } from 'vitest'
import { handInProblem } from './hand-in-problem.ts'

it.each([
  ['not_submitted', undefined],
  ['submitted', undefined],
  ['rejected', undefined],
  ['approved', 'kyc_already_approved'],
] as const)('handing a document in over one that is %s', (status, code) => {
  expect(handInProblem(status)).toBe(code)
})
