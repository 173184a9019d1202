import { type Infer, object } from 'superstruct'
import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { endpoint } from '../endpoint.ts'
import { Base64Url } from './base64-url.ts'

/** What a browser answers once its owner has agreed to use a passkey. */
export const SignedChallenge = object({
  id: Base64Url,
  client_data: Base64Url,
  authenticator_data: Base64Url,
  signature: Base64Url,
})
export type SignedChallenge = Infer<typeof SignedChallenge>

export const signInWithPasskey = endpoint({
  summary: 'Signs in with a passkey: no password, and no code of an authenticator app.',
  method: 'POST',
  path: '/auth/passkey/sign-in',
  access: 'visitor',
  body: SignedChallenge,
  response: SignInAnswer,
  errors: ['passkey_invalid', 'account_suspended'],
})
