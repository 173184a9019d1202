import { getPortfolioMovement } from '@kinfold/contract/portfolio/get-portfolio-movement'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const portfolioMovementKey = 'GET /portfolio/movement/:id'
export const portfolioMovementQuery = query(portfolioMovementKey, getPortfolioMovement)

/** One movement of a portfolio with what stands behind it. */
export const usePortfolioMovement = (portfolioId: string, id: string) =>
  useQuery(portfolioMovementQuery, { params: { id }, query: { portfolio_id: portfolioId } })
