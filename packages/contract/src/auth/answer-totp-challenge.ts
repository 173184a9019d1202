import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Token } from '../fields/token.ts'
import { TotpCode } from '../fields/totp-code.ts'
import { SignInAnswer } from './sign-in-answer.ts'

export const answerTotpChallenge = endpoint({
  summary: 'Finishes signing in with a code from the authenticator app, or a recovery code.',
  method: 'POST',
  path: '/auth/totp/challenge',
  access: 'visitor',
  body: object({ token: Token, code: TotpCode }),
  response: SignInAnswer,
  errors: ['totp_invalid', 'otp_expired', 'account_suspended'],
})
