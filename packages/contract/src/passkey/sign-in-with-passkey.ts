import { assign, object, optional } from 'superstruct'
import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../fields/email.ts'
import { SignedChallenge } from './signed-challenge.ts'

export const signInWithPasskey = endpoint({
  summary: 'Signs in with a passkey: no password, and no code of an authenticator app.',
  method: 'POST',
  path: '/auth/passkey/sign-in',
  access: 'visitor',
  body: assign(
    SignedChallenge,
    object({
      /** Whose it has to be, where somebody signs in again. */
      email: optional(Email),
    }),
  ),
  response: SignInAnswer,
  errors: ['passkey_invalid', 'account_suspended'],
})
