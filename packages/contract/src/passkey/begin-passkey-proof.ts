import { array, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'

export const beginPasskeyProof = endpoint({
  summary: 'Begins to prove with a passkey whose account it is, for a call that asks for a proof.',
  method: 'POST',
  path: '/auth/passkey/proof',
  access: 'account',
  response: type({
    challenge: string(),
    /** The passkeys that can sign it. */
    known: array(string()),
  }),
})
