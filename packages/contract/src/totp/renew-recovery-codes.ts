import { array, object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { TotpCode } from '../fields/totp-code.ts'

export const renewRecoveryCodes = endpoint({
  summary: 'Answers fresh recovery codes; the old ones stop working.',
  method: 'POST',
  path: '/auth/totp/recovery-codes',
  access: 'account',
  body: object({ code: TotpCode }),
  response: type({ recovery_codes: array(string()) }),
  errors: ['totp_invalid', 'totp_not_on'],
})
