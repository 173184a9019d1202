import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { ReturnsPosting, ReturnsPostingStatus } from './returns-posting.ts'

export const reverseReturns = endpoint({
  summary: 'Drafts the counter-posting of a month’s return, for another operator to post.',
  method: 'POST',
  path: '/operator/returns/reverse/:id',
  access: 'administrator',
  params: { id: id<'returns'>() },
  /** Members are told it. */
  body: object({ seen: ReturnsPostingStatus, reason: Reason }),
  response: ReturnsPosting,
  errors: ['already_decided'],
})
