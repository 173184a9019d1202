import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { PlanReference } from '../plan/plan.ts'
import { PortfolioTotals } from './portfolio-totals.ts'

export const getSummaryByPlan = endpoint({
  summary: 'What the member holds in each plan.',
  method: 'GET',
  path: '/portfolio/summary/by-product',
  access: 'member',
  response: type({ products: array(type({ plan: PlanReference, totals: PortfolioTotals })) }),
})
