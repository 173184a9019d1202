import { enums, type Infer, object, optional, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { ReturnsPosting } from './returns-posting.ts'
import { ReturnsShare } from './returns-share.ts'

/** What all shares come to, which has to be what was earned; and how many of them are booked. */
const SharedReturns = type({ return_amount: WireAmount, fee: WireAmount, booked: Count })
export type SharedReturns = Infer<typeof SharedReturns>

export const getReturnsPosting = endpoint({
  summary: 'A month’s return and how it is shared, portfolio by portfolio.',
  method: 'GET',
  path: '/operator/returns/:id',
  access: 'operator',
  params: { id: id<'returns'>() },
  /** As they are worked out, or those first that move the most money. */
  query: object({ order: optional(enums(['portfolio', 'largest'])), ...pageQuery }),
  response: type({
    posting: ReturnsPosting,
    shared: SharedReturns,
    /** What portfolios don't hold any more, so that it can't be taken from them. */
    out_of_reach: type({ portfolios: Count, amount: WireAmount }),
    shares: pageOf(ReturnsShare),
  }),
})
