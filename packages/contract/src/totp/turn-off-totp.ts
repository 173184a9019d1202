import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Secret } from '../fields/secret.ts'
import { TotpCode } from '../fields/totp-code.ts'
import { Done } from '../validation/done.ts'

export const turnOffTotp = endpoint({
  summary: 'Turns the authenticator app off; operators keep theirs.',
  method: 'POST',
  path: '/auth/totp/turn-off',
  access: 'account',
  body: object({ password: Secret, code: TotpCode }),
  response: Done,
  errors: [
    'forbidden',
    'current_password_wrong',
    'totp_invalid',
    'totp_not_on',
    'totp_must_stay_on',
  ],
})
