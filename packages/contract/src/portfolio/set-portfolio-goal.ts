import { nullable, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Portfolio } from './portfolio.ts'
import { PortfolioGoal } from './portfolio-goal.ts'

export const setPortfolioGoal = endpoint({
  summary: 'Gives a portfolio a goal: an amount and a day. Null takes it away.',
  method: 'PATCH',
  path: '/portfolio/goal/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  body: object({ goal: nullable(PortfolioGoal) }),
  response: Portfolio,
  errors: ['portfolio_not_open'],
})
