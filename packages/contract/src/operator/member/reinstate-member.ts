import { object } from 'superstruct'
import { CustomerState } from '../../account/customer.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { MemberSummary } from './member-summary.ts'

export const reinstateMember = endpoint({
  summary: 'Ends a member’s hold.',
  method: 'POST',
  path: '/operator/member/reinstate/:id',
  access: 'administrator',
  params: { id: id<'customer'>() },
  body: object({ seen: CustomerState, reason: Reason }),
  response: MemberSummary,
  errors: ['already_decided', 'about_yourself'],
})
