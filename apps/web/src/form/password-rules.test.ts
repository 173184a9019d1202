import { passwordProblem } from '@kinfold/contract/fields/password'
import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

test.each([
  '',
  'short1!',
  'Harmattan#26',
  'harmattan#26',
  'HARMATTAN#26',
  'Harmattan#xx',
  'Harmattan26',
  'Harm attan26',
  'Ọlá#2026x',
  'ÀÀÀÀ1111!',
])('the hints for %j agree with the rule', password => {
  const allMet = passwordRules.every(rule => rule.isMet(password))
  expect(allMet).toBe(passwordProblem(password) === undefined)
})
