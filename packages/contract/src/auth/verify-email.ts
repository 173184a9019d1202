import { object, optional, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Email } from '../fields/email.ts'
import { Token } from '../fields/token.ts'

export const verifyEmail = endpoint({
  summary:
    'Sends a fresh code by e-mail, at most once a minute; the answer is the same for an unknown address.',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'visitor',
  body: object({
    email: Email,
    /** The token held since registering or signing in: the fresh code is for the same registration. */
    token: optional(Token),
  }),
  response: type({ token: string() }),
})
