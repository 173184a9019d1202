import { type Infer, object } from 'superstruct'
import { SessionUser } from '../account/session-user.ts'
import { endpoint } from '../endpoint.ts'
import { Bvn } from '../fields/bvn.ts'
import { mustBeTrue } from '../fields/must-be-true.ts'

export const bvnConsent = 'Please agree that we check your BVN.'

export const ValidateBvnBody = object({ bvn: Bvn, consent: mustBeTrue(bvnConsent) })
export type ValidateBvnBody = Infer<typeof ValidateBvnBody>

export const validateBvn = endpoint({
  summary: 'Checks the member’s BVN; only its last four digits are ever shown again.',
  method: 'POST',
  path: '/customer/validate-bvn',
  access: 'member',
  body: ValidateBvnBody,
  response: SessionUser,
  errors: ['bvn_mismatch', 'bvn_already_validated', 'bank_lookup_unavailable'],
})
