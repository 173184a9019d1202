import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { CaptchaToken } from '../fields/captcha-token.ts'
import { Email } from '../fields/email.ts'
import { Done } from '../validation/done.ts'

export const ForgotPasswordBody = object({ email: Email, cf_turnstile_response: CaptchaToken })
export type ForgotPasswordBody = Infer<typeof ForgotPasswordBody>

export const forgotPassword = endpoint({
  summary: 'Mails a link to set a new password; the answer is the same for an unknown address.',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'visitor',
  body: ForgotPasswordBody,
  response: Done,
  errors: ['captcha_failed'],
})
