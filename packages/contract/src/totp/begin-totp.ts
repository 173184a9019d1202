import { object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Secret } from '../fields/secret.ts'

export const beginTotp = endpoint({
  summary: 'Begins to set up an authenticator app; nothing changes until a code is confirmed.',
  method: 'POST',
  path: '/auth/totp/begin',
  access: 'account',
  body: object({ password: Secret }),
  response: type({ secret: string(), otpauth_url: string() }),
  errors: ['current_password_wrong', 'totp_already_on'],
})
