import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { OneTimeCode } from '../fields/one-time-code.ts'
import { Token } from '../fields/token.ts'
import { SignInAnswer } from './sign-in-answer.ts'

export const ValidateEmailOtpBody = object({ otp: OneTimeCode, token: Token })
export type ValidateEmailOtpBody = Infer<typeof ValidateEmailOtpBody>

export const validateEmailOtp = endpoint({
  summary: 'Proves the e-mail address with the code sent to it, and signs in.',
  method: 'POST',
  path: '/auth/validate-email-otp',
  access: 'visitor',
  body: ValidateEmailOtpBody,
  response: SignInAnswer,
  errors: ['otp_invalid', 'otp_expired', 'account_suspended'],
})
