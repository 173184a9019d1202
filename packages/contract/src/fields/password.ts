import { scalar } from './scalar.ts'
import { oneLineProblem } from './stray-characters.ts'

export const passwordMinimum = 8
/** Hashing cost grows with length, so there is an end to it. */
const passwordMaximum = 128

export const passwordTooShort = 'Password must be at least 8 characters'
export const passwordTooPlain =
  'Password should include Uppercase, Lowercase, Number & Special Character.'

const ingredients = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u]

export function passwordProblem(value: string): string | undefined {
  if (value.length < passwordMinimum) return passwordTooShort
  if (value.length > passwordMaximum) return `Please keep this to ${passwordMaximum} characters.`
  const problem = oneLineProblem(value)
  if (problem !== undefined) return problem
  return ingredients.every(ingredient => ingredient.test(value)) ? undefined : passwordTooPlain
}

/** A password being chosen. */
export const NewPassword = scalar('new password', value => passwordProblem(value) ?? true)
