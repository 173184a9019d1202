import { passwordIngredients, passwordMinimum } from '@kinfold/contract/fields/password-parts'
import type { PasswordFieldProps } from '@kinfold/ui/password-field'

type PasswordRule = NonNullable<PasswordFieldProps['rules']>[number]

const has = (label: string, ingredient: RegExp): PasswordRule => ({
  label,
  isMet: password => ingredient.test(password),
})

/** The rule of the contract in pieces, so that a member sees which piece is still missing. */
export const passwordRules: PasswordRule[] = [
  { label: `${passwordMinimum} characters`, isMet: ({ length }) => length >= passwordMinimum },
  has('Uppercase', passwordIngredients.upper),
  has('Lowercase', passwordIngredients.lower),
  has('Number', passwordIngredients.digit),
  has('Special character', passwordIngredients.special),
]
