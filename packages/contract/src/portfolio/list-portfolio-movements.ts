import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { pageOf } from '../paging/page-of.ts'
import { PageQuery } from '../paging/page-query.ts'
import { PortfolioMovement } from './portfolio-movement.ts'

export const listPortfolioMovements = endpoint({
  summary: 'What came into a portfolio and left it, newest first.',
  method: 'GET',
  path: '/portfolio/movements/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  query: PageQuery,
  response: pageOf(PortfolioMovement),
})
