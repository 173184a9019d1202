import type { PasswordFieldProps } from '@kinfold/ui/password-field'

type PasswordRule = NonNullable<PasswordFieldProps['rules']>[number]

/** The rule of the contract in pieces, so that a member sees which piece is still missing. */
export const passwordRules: PasswordRule[] = [
  { label: '8 characters', isMet: password => password.length >= 8 },
  { label: 'Uppercase', isMet: password => /\p{Lu}/u.test(password) },
  { label: 'Lowercase', isMet: password => /\p{Ll}/u.test(password) },
  { label: 'Number', isMet: password => /\d/.test(password) },
  { label: 'Special character', isMet: password => /[^\p{L}\d\s]/u.test(password) },
]
