import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const portfolioSummaryKey = 'GET /portfolio/summary/customer'
export const portfolioSummaryQuery = query(portfolioSummaryKey, getPortfolioSummary)

export const usePortfolioSummary = () => useQuery(portfolioSummaryQuery, {})
