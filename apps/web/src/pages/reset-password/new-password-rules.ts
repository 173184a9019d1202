import { NewPassword } from '@kinfold/contract/fields/password'
import { passwordsMatch } from '@kinfold/contract/fields/passwords-match'
import { readValue } from '@kinfold/contract/validation/read-value'
import { object, string } from 'superstruct'

/** What is typed; the token comes from the link. */
const NewPasswordForm = passwordsMatch(
  object({ password: NewPassword, confirm_password: string() }),
)

export const readNewPassword = (values: unknown) => readValue(NewPasswordForm, values)
