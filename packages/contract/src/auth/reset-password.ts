import { type Infer, object, string } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from '../fields/password.ts'
import { passwordsMatch } from '../fields/passwords-match.ts'
import { Token } from '../fields/token.ts'
import { Done } from '../validation/done.ts'

export const ResetPasswordBody = passwordsMatch(
  object({ token: Token, password: NewPassword, confirm_password: string() }),
)
export type ResetPasswordBody = Infer<typeof ResetPasswordBody>

export const resetPassword = endpoint({
  summary: 'Sets a new password with the token from the e-mail, and ends every session.',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'visitor',
  body: ResetPasswordBody,
  response: Done,
  errors: ['reset_link_invalid'],
})
