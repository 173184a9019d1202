import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Payment } from './payment.ts'

export const getPaymentStatus = endpoint({
  summary: 'How a payment stands; asked after the member comes back from the checkout.',
  method: 'GET',
  path: '/payment/status/:id',
  access: 'member',
  params: { id: id<'payment'>() },
  response: Payment,
})
