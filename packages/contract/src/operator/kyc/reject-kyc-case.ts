import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { KycCase } from './kyc-case.ts'
import { KycCaseState } from './kyc-case-state.ts'

export const rejectKycCase = endpoint({
  summary:
    'Rejects a document with a reason, which the member reads; one that is approved once two reviewers do.',
  method: 'POST',
  path: '/operator/kyc/reject/:id',
  access: 'reviewer',
  params: { id: id<'kyc-case'>() },
  body: object({ seen: KycCaseState, reason: Reason }),
  response: KycCase,
  errors: ['already_decided', 'about_yourself'],
})
