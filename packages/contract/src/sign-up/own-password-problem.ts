import { isCommonPassword, passwordTooCommon } from '../fields/common-password.ts'

type Filled = {
  readonly password: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** Refuses a password made of the name or address in the same form. The password field has the other rules. */
export function ownPasswordProblem(filled: Filled): string | undefined {
  // Also runs while fields are missing or of another type.
  const { password, email, first_name, last_name }: Partial<Filled> = Object(filled)
  if (typeof password !== 'string') return undefined
  const own = [email, first_name, last_name].filter(text => typeof text === 'string')
  return isCommonPassword(password, own) ? passwordTooCommon : undefined
}
