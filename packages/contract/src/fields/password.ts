import { isCommonPassword, passwordTooCommon } from './common-password.ts'
import { scalar } from './scalar.ts'
import { oneLineProblem } from './stray-characters.ts'

export const passwordMinimum = 8
/** Hashing cost grows with length, so there is an end to it. */
const passwordMaximum = 128

export const passwordTooShort = 'Password must be at least 8 characters'
export const passwordTooPlain =
  'Password should include Uppercase, Lowercase, Number & Special Character.'

const ingredients = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u]

/** `own` are the person's own words that would be guessed: name, e-mail address, club. */
export function passwordProblem(value: string, own: readonly string[] = []): string | undefined {
  if (value.length < passwordMinimum) return passwordTooShort
  if (value.length > passwordMaximum) return `Please keep this to ${passwordMaximum} characters.`
  const problem = oneLineProblem(value)
  if (problem !== undefined) return problem
  if (!ingredients.every(ingredient => ingredient.test(value))) return passwordTooPlain
  return isCommonPassword(value, own) ? passwordTooCommon : undefined
}

/** A password being chosen. */
export const NewPassword = scalar('new password', value => passwordProblem(value) ?? true)
