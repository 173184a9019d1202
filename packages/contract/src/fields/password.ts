import { isCommonPassword, passwordTooCommon } from './common-password.ts'
import { passwordIngredients, passwordMaximum, passwordMinimum } from './password-parts.ts'
import { scalar } from './scalar.ts'
import { oneLineProblem } from './stray-characters.ts'

export const passwordTooShort = `Password must be at least ${passwordMinimum} characters`
export const passwordTooPlain =
  'Password should include Uppercase, Lowercase, Number & Special Character.'

/** `own` are the person's own words that would be guessed: name, e-mail address, club. */
export function passwordProblem(value: string, own: readonly string[] = []): string | undefined {
  if (value.length < passwordMinimum) return passwordTooShort
  if (value.length > passwordMaximum) return `Please keep this to ${passwordMaximum} characters.`
  const problem = oneLineProblem(value)
  if (problem !== undefined) return problem
  const isMixed = Object.values(passwordIngredients).every(ingredient => ingredient.test(value))
  if (!isMixed) return passwordTooPlain
  return isCommonPassword(value, own) ? passwordTooCommon : undefined
}

/** A password being chosen. */
export const NewPassword = scalar('new password', value => passwordProblem(value) ?? true)
