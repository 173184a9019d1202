import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { GivenReason } from '../reason.ts'
import { KycCase } from './kyc-case.ts'

export const rejectKycCase = endpoint({
  summary: 'Rejects a document with a reason, which the member reads.',
  method: 'POST',
  path: '/operator/kyc/reject/:id',
  access: 'reviewer',
  params: { id: id<'kyc-case'>() },
  body: GivenReason,
  response: KycCase,
  errors: ['already_decided', 'about_yourself'],
})
