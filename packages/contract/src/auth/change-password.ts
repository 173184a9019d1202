import { type Infer, object, string } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from '../fields/password.ts'
import { passwordsMatch } from '../fields/passwords-match.ts'
import { Secret } from '../fields/secret.ts'
import { Done } from '../validation/done.ts'

export const ChangePasswordBody = passwordsMatch(
  object({ current_password: Secret, password: NewPassword, confirm_password: string() }),
)
export type ChangePasswordBody = Infer<typeof ChangePasswordBody>

export const changePassword = endpoint({
  summary: 'Changes the password while signed in, and ends the other sessions.',
  method: 'PATCH',
  path: '/auth/change-password',
  access: 'account',
  body: ChangePasswordBody,
  response: Done,
  errors: ['current_password_wrong', 'forbidden'],
})
