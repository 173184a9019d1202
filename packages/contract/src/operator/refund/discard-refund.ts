import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Refund, RefundStatus } from './refund.ts'

export const discardRefund = endpoint({
  summary: 'Discards a proposed refund; its author may do so too.',
  method: 'POST',
  path: '/operator/refund/discard/:id',
  access: 'approver',
  params: { id: id<'refund'>() },
  body: object({ seen: RefundStatus }),
  response: Refund,
  errors: ['about_yourself', 'already_decided'],
})
