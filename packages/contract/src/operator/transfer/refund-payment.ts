import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Payment } from '../../payment/payment.ts'
import { Reason } from '../reason.ts'

export const refundPayment = endpoint({
  summary: 'Gives a payment back by counter-postings.',
  method: 'POST',
  path: '/operator/payment/refund/:id',
  access: 'approver',
  money: true,
  params: { id: id<'payment'>() },
  body: object({ reason: Reason }),
  response: Payment,
  errors: ['already_decided', 'insufficient_balance', 'provider_unavailable'],
})
