import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { KycCase } from './kyc-case.ts'

export const approveKycCase = endpoint({
  summary: 'Approves a document; the member is told.',
  method: 'POST',
  path: '/operator/kyc/approve/:id',
  access: 'reviewer',
  params: { id: id<'kyc-case'>() },
  response: KycCase,
  errors: ['already_decided', 'about_yourself'],
})
