import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { KycCase } from './kyc-case.ts'
import { KycCaseState } from './kyc-case-state.ts'

export const approveKycCase = endpoint({
  summary: 'Approves a document; the member is told.',
  method: 'POST',
  path: '/operator/kyc/approve/:id',
  access: 'reviewer',
  params: { id: id<'kyc-case'>() },
  body: object({ seen: KycCaseState }),
  response: KycCase,
  errors: ['already_decided', 'about_yourself'],
})
