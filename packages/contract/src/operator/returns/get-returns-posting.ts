import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { MemberReference } from '../person-reference.ts'
import { ReturnsPosting } from './returns-posting.ts'

export const getReturnsPosting = endpoint({
  summary: 'A month’s return and how it is shared, portfolio by portfolio.',
  method: 'GET',
  path: '/operator/returns/:id',
  access: 'operator',
  params: { id: id<'returns'>() },
  response: type({
    posting: ReturnsPosting,
    shares: array(
      type({
        portfolio_id: id<'portfolio'>(),
        member: MemberReference,
        value_before: WireAmount,
        return_amount: WireAmount,
        fee: WireAmount,
      }),
    ),
  }),
})
