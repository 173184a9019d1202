import { array, object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { TotpCode } from '../fields/totp-code.ts'

export const confirmTotp = endpoint({
  summary: 'Turns the authenticator app on and answers the recovery codes, this once.',
  method: 'POST',
  path: '/auth/totp/confirm',
  access: 'account',
  body: object({ code: TotpCode }),
  response: type({ recovery_codes: array(string()) }),
  errors: ['totp_invalid', 'totp_already_on', 'totp_not_on'],
})
