import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Count } from '../../fields/whole-number.ts'
import { PublishedTerms } from './published-terms.ts'

export const listTerms = endpoint({
  summary: 'The terms in force, how many members have accepted them, and those before.',
  method: 'GET',
  path: '/operator/terms',
  access: 'operator',
  response: type({
    in_force: PublishedTerms,
    /** Newest first. */
    earlier: array(PublishedTerms),
    /** Of the members whose address is proven and who have not left. */
    accepted: Count,
    waiting: Count,
  }),
})
