import { object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../paging/page-of.ts'
import { pageQuery } from '../paging/page-query.ts'
import { Payment, PaymentPurpose } from './payment.ts'
import { PaymentStatus } from './payment-status.ts'

export const listPayments = endpoint({
  summary: 'The member’s payments, newest first; a pending one says where it is paid.',
  method: 'GET',
  path: '/payment',
  access: 'member',
  query: object({
    status: optional(PaymentStatus),
    purpose: optional(PaymentPurpose),
    ...pageQuery,
  }),
  response: pageOf(Payment),
})
