import { boolean, type Infer, nullable, optional, string, type } from 'superstruct'
import { Customer } from '../account/customer.ts'
import { Email } from '../fields/email.ts'

/**
 * What every step of signing in answers. Exactly one of the three is there: the access token; a
 * verification to finish with the code from the e-mail; a challenge for the authenticator app.
 */
export const SignInAnswer = type({
  user: type({
    email: Email,
    is_email_verified: boolean(),
    /** Null until the access token is given. */
    customer: nullable(Customer),
  }),
  authorization: optional(type({ access_token: string() })),
  verification: optional(type({ token: string() })),
  totp_challenge: optional(type({ token: string() })),
})
export type SignInAnswer = Infer<typeof SignInAnswer>
