import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { CaptchaToken } from '../fields/captcha-token.ts'
import { Email } from '../fields/email.ts'
import { Secret } from '../fields/secret.ts'
import { SignInAnswer } from './sign-in-answer.ts'

/** The sign-in form and the request are the same three fields. */
export const LogInBody = object({
  email: Email,
  password: Secret,
  cf_turnstile_response: CaptchaToken,
})
export type LogInBody = Infer<typeof LogInBody>

export const logIn = endpoint({
  summary:
    'Signs in; an unverified address gets a verification token instead, and a code by e-mail.',
  method: 'POST',
  path: '/auth/login',
  access: 'visitor',
  body: LogInBody,
  response: SignInAnswer,
  errors: ['invalid_credentials', 'captcha_failed', 'account_suspended'],
})
