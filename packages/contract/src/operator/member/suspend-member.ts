import { object } from 'superstruct'
import { CustomerState } from '../../account/customer.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { MemberSummary } from './member-summary.ts'

export const suspendMember = endpoint({
  summary: 'Puts a member on hold and signs them out.',
  method: 'POST',
  path: '/operator/member/suspend/:id',
  access: 'administrator',
  params: { id: id<'customer'>() },
  body: object({ seen: CustomerState, reason: Reason }),
  response: MemberSummary,
  errors: ['already_decided', 'about_yourself'],
})
