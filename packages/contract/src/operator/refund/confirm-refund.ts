import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Refund } from './refund.ts'

export const confirmRefund = endpoint({
  summary:
    'Gives back what another approver proposed: the money leaves the member and goes on its way.',
  method: 'POST',
  path: '/operator/refund/confirm/:id',
  access: 'approver',
  money: true,
  params: { id: id<'refund'>() },
  response: Refund,
  errors: [
    'about_yourself',
    'already_decided',
    'conflict',
    'currency_mismatch',
    'refund_exceeds_payment',
    'insufficient_balance',
    'second_person_needed',
  ],
})
