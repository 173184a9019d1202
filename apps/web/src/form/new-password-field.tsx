import { passwordRulesAttribute } from '@kinfold/contract/fields/password-parts'
import { PasswordField, type PasswordFieldProps } from '@kinfold/ui/password-field'

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'required'>

/** One of the two entries of a password being chosen; a password manager makes up one that the club takes. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  return (
    <PasswordField
      autoComplete="new-password"
      required
      // Known to browsers, not to React's types.
      {...{ passwordrules: passwordRulesAttribute }}
      {...field}
    />
  )
}
