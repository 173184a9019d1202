import { enums, type Infer, object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { requiredText } from '../../fields/text.ts'
import { Refund, RefundStatus } from './refund.ts'

export const refundOutcomes = ['paid', 'failed'] as const
export type RefundOutcome = (typeof refundOutcomes)[number]

export const SettleRefundBody = object({
  seen: RefundStatus,
  outcome: enums(refundOutcomes),
  /** paid: the bank's reference · failed: why it came back, in words the member reads. */
  note: requiredText(100),
})
export type SettleRefundBody = Infer<typeof SettleRefundBody>

export const settleRefund = endpoint({
  summary: 'Says that a refund by the club’s own bank was paid, or that it came back.',
  method: 'POST',
  path: '/operator/refund/settle/:id',
  access: 'approver',
  money: true,
  params: { id: id<'refund'>() },
  body: SettleRefundBody,
  response: Refund,
  errors: ['about_yourself', 'already_decided', 'conflict', 'second_person_needed'],
})
