import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Payment } from './payment.ts'

export const cancelPayment = endpoint({
  summary: 'Gives up a payment that has not arrived; money that came already counts.',
  method: 'PATCH',
  path: '/payment/cancel/:id',
  access: 'member',
  money: true,
  params: { id: id<'payment'>() },
  response: Payment,
  errors: ['payment_not_cancellable', 'provider_unavailable'],
})
