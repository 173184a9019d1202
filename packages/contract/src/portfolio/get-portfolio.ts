import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Portfolio } from './portfolio.ts'

export const getPortfolio = endpoint({
  summary: 'One of the member’s portfolios.',
  method: 'GET',
  path: '/portfolio/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  response: Portfolio,
})
