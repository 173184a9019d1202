import { object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Email } from '../fields/email.ts'

export const verifyEmail = endpoint({
  summary:
    'Sends a fresh code by e-mail, at most once a minute; the answer is the same for an unknown address.',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'visitor',
  body: object({ email: Email }),
  response: type({ token: string() }),
})
