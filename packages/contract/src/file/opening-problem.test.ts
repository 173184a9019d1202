import { expect, it } from 'vitest'
import { openingProblem } from './opening-problem.ts'

it.each([
  ['its owner', true, [], 'identity', undefined],
  ['another member', false, [], 'identity', 'not_found'],
  ['a reviewer', false, ['reviewer'], 'identity', undefined],
  ['a reviewer', false, ['reviewer'], 'proof_of_address', undefined],
  ['a reviewer', false, ['reviewer'], 'receipt', 'forbidden'],
  ['an approver', false, ['approver'], 'receipt', undefined],
  ['an administrator', false, ['administrator'], 'identity', 'forbidden'],
] as const)('%s (owner %s, %j) opens a file of %s: %s', (_, isOwner, roles, purpose, code) => {
  expect(openingProblem({ isOwner, roles }, purpose)).toBe(code)
})
