import { string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'

export const beginPasskeySignIn = endpoint({
  summary: 'Begins to sign in with a passkey, whoever it is.',
  method: 'POST',
  path: '/auth/passkey/challenge',
  access: 'visitor',
  response: type({ challenge: string() }),
})
