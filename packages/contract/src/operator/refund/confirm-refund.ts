import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Refund, RefundStatus } from './refund.ts'

export const confirmRefund = endpoint({
  summary:
    'Gives back what another approver proposed: the money leaves the member and goes on its way.',
  method: 'POST',
  path: '/operator/refund/confirm/:id',
  access: 'approver',
  money: true,
  params: { id: id<'refund'>() },
  body: object({ seen: RefundStatus }),
  response: Refund,
  errors: [
    'about_yourself',
    'already_decided',
    'conflict',
    'credited_by_you',
    'currency_mismatch',
    'refund_exceeds_payment',
    'debt_uncovered',
    'earlier_payout_open',
    'insufficient_balance',
    'member_on_hold',
    'money_not_ready',
    'second_person_needed',
  ],
})
