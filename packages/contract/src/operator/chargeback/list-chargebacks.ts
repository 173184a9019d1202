import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { Chargeback, ChargebackStatus } from './chargeback.ts'

export const listChargebacks = endpoint({
  summary:
    'Payments that banks took back, and withdrawals paid after all: open ones first, by their last day to answer.',
  method: 'GET',
  path: '/operator/chargeback',
  access: 'approver',
  query: object({
    status: optional(ChargebackStatus),
    payment_id: optional(id<'payment'>()),
    ...pageQuery,
  }),
  response: pageOf(Chargeback),
})
