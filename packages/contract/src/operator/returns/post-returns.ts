import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ReturnsPosting, ReturnsPostingStatus } from './returns-posting.ts'

export const postReturns = endpoint({
  summary:
    'Posts a drafted return, or its counter-posting, to the portfolios; not by the operator who drafted it.',
  method: 'POST',
  path: '/operator/returns/post/:id',
  access: 'approver',
  money: true,
  params: { id: id<'returns'>() },
  body: object({ seen: ReturnsPostingStatus }),
  response: ReturnsPosting,
  errors: ['already_decided', 'second_person_needed', 'conflict'],
})
