import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { endpoint } from '../endpoint.ts'
import { SignedChallenge } from './signed-challenge.ts'

export const signInWithPasskey = endpoint({
  summary: 'Signs in with a passkey: no password, and no code of an authenticator app.',
  method: 'POST',
  path: '/auth/passkey/sign-in',
  access: 'visitor',
  body: SignedChallenge,
  response: SignInAnswer,
  errors: ['passkey_invalid', 'account_suspended'],
})
