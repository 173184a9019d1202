import { array, object, string, type } from 'superstruct'
import { ownerProof, ownerProofErrors } from '../bank-account/owner-proof.ts'
import { endpoint } from '../endpoint.ts'

export const beginPasskey = endpoint({
  summary: 'Begins to add a passkey; nothing changes until the browser has made one.',
  method: 'POST',
  path: '/auth/passkey/begin',
  access: 'account',
  body: object(ownerProof),
  response: type({
    challenge: string(),
    /** What passkeys know the account by; it says nothing about it. */
    user_id: string(),
    /** A device that holds one of these makes no second. */
    known: array(string()),
  }),
  errors: [...ownerProofErrors, 'too_many_passkeys', 'conflict'],
})
