import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { fromQuery } from '../../fields/from-query.ts'
import { PlanId } from '../../fields/plan-id.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { ReturnsPosting, ReturnsPostingStatus } from './returns-posting.ts'

export const listReturnsPostings = endpoint({
  summary: 'Returns drafted and posted, newest first.',
  method: 'GET',
  path: '/operator/returns',
  access: 'operator',
  query: object({
    product: optional(fromQuery(PlanId)),
    status: optional(ReturnsPostingStatus),
    ...pageQuery,
  }),
  response: pageOf(ReturnsPosting),
})
