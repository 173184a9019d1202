import { object } from 'superstruct'
import { ownerProof, ownerProofErrors } from '../bank-account/owner-proof.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Done } from '../validation/done.ts'

export const removePasskey = endpoint({
  summary: 'Removes a passkey: it signs nobody in any more. The password always does.',
  method: 'POST',
  path: '/auth/passkey/remove/:id',
  access: 'account',
  params: { id: id<'passkey'>() },
  body: object(ownerProof),
  response: Done,
  errors: [...ownerProofErrors],
})
