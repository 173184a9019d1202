import { object } from 'superstruct'
import { ownerProof, ownerProofErrors } from '../bank-account/owner-proof.ts'
import { endpoint } from '../endpoint.ts'
import { Done } from '../validation/done.ts'

export const closeAccount = endpoint({
  summary: 'Closes the member’s account for good and signs them out everywhere.',
  method: 'POST',
  path: '/customer/close',
  access: 'member',
  body: object(ownerProof),
  response: Done,
  errors: ['closing_not_possible', ...ownerProofErrors],
})
