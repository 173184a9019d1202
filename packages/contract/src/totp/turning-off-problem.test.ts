import { expect, it } from 'vitest'
import { turningOffProblem } from './turning-off-problem.ts'

it.each([
  [[], undefined],
  [['reviewer'], 'totp_must_stay_on'],
  [['approver', 'administrator'], 'totp_must_stay_on'],
] as const)('turning the authenticator app off with the roles %j', (roles, code) => {
  expect(turningOffProblem(roles)).toBe(code)
})
