import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ReturnsPosting, ReturnsPostingStatus } from './returns-posting.ts'

export const discardReturns = endpoint({
  summary: 'Throws a drafted return away, or the draft of its counter-posting.',
  method: 'POST',
  path: '/operator/returns/discard/:id',
  access: 'administrator',
  params: { id: id<'returns'>() },
  body: object({ seen: ReturnsPostingStatus }),
  response: ReturnsPosting,
  errors: ['already_decided'],
})
