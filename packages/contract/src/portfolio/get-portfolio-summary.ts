import { type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { PortfolioTotals } from './portfolio-totals.ts'

export const PortfolioSummary = type({
  usd_portfolio: PortfolioTotals,
  /** Null for a global member. */
  ngn_portfolio: nullable(PortfolioTotals),
})
export type PortfolioSummary = Infer<typeof PortfolioSummary>

export const getPortfolioSummary = endpoint({
  summary: 'What the member holds in each currency.',
  method: 'GET',
  path: '/portfolio/summary/customer',
  access: 'member',
  response: PortfolioSummary,
})
