import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { PaymentStatus } from '../../payment/payment-status.ts'
import { MemberPayment } from './member-payment.ts'

export const listMemberPayments = endpoint({
  summary: 'A member’s payments, newest first, without where an open one is paid.',
  method: 'GET',
  path: '/operator/member/payments/:id',
  access: 'operator',
  params: { id: id<'customer'>() },
  query: object({ status: optional(PaymentStatus), ...pageQuery }),
  response: pageOf(MemberPayment),
})
