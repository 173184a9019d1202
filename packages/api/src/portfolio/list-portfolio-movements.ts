import type { QueryOf } from '@kinfold/contract/endpoint'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const portfolioMovementsKey = 'GET /portfolio/movements/:id'
export const portfolioMovementsQuery = query(portfolioMovementsKey, listPortfolioMovements, {
  keepPrevious: true,
})

/** What came into a portfolio and left it; fetched when there is an id. */
export const usePortfolioMovements = (
  id: string | undefined,
  filter: QueryOf<typeof listPortfolioMovements> = {},
) => useQuery(portfolioMovementsQuery, id ? { params: { id }, query: filter } : null)
