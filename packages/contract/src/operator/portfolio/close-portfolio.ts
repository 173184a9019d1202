import { assign, nullable, object, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { Portfolio } from '../../portfolio/portfolio.ts'
import { PortfolioStatus } from '../../portfolio/portfolio-status.ts'
import { Reason } from '../reason.ts'

/** What it held when another closed it first, where it holds something else by now. */
const ClosedPortfolio = assign(Portfolio, type({ first_closed_at_value: nullable(WireAmount) }))

export const closePortfolio = endpoint({
  summary:
    'Closes a portfolio early, or one whose payout failed, into the member’s wallet; above a limit once two approvers said so.',
  method: 'POST',
  path: '/operator/portfolio/close/:id',
  access: 'approver',
  money: true,
  params: { id: id<'portfolio'>() },
  body: object({ seen: PortfolioStatus, reason: Reason }),
  response: ClosedPortfolio,
  errors: [
    'about_yourself',
    'already_decided',
    'portfolio_not_open',
    'second_person_needed',
    'conflict',
  ],
})
