import { object, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { ReturnsPosting } from './returns-posting.ts'
import { ReturnsShare } from './returns-share.ts'

export const getReturnsPosting = endpoint({
  summary: 'A month’s return and how it is shared, portfolio by portfolio.',
  method: 'GET',
  path: '/operator/returns/:id',
  access: 'operator',
  params: { id: id<'returns'>() },
  query: object(pageQuery),
  response: type({
    posting: ReturnsPosting,
    /** What portfolios don't hold any more, so that it can't be taken from them. */
    out_of_reach: type({ portfolios: Count, amount: WireAmount }),
    shares: pageOf(ReturnsShare),
  }),
})
