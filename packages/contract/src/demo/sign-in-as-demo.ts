import { object } from 'superstruct'
import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../fields/email.ts'

export const signInAsDemo = endpoint({
  summary:
    'Signs in as somebody of the demo club, without password and codes. A live club has no such call.',
  method: 'POST',
  path: '/demo/sign-in',
  access: 'visitor',
  body: object({ email: Email }),
  response: SignInAnswer,
  errors: ['not_found'],
})
