import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Portfolio } from '../../portfolio/portfolio.ts'
import { GivenReason } from '../reason.ts'

export const closePortfolio = endpoint({
  summary:
    'Closes a portfolio before its time, or one whose payout failed; the value goes to the member’s wallet.',
  method: 'POST',
  path: '/operator/portfolio/close/:id',
  access: 'approver',
  money: true,
  params: { id: id<'portfolio'>() },
  body: GivenReason,
  response: Portfolio,
  errors: ['about_yourself', 'portfolio_not_open', 'conflict'],
})
