import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { Refund, RefundStatus } from './refund.ts'

export const listRefunds = endpoint({
  summary: 'Refunds of payments, newest first.',
  method: 'GET',
  path: '/operator/refund',
  access: 'approver',
  query: object({
    status: optional(RefundStatus),
    payment_id: optional(id<'payment'>()),
    ...pageQuery,
  }),
  response: pageOf(Refund),
})
