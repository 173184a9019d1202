import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const portfolioKey = 'GET /portfolio/:id'
export const portfolioQuery = query(portfolioKey, getPortfolio)

/** One portfolio; fetched when there is an id. */
export const usePortfolio = (id: string | undefined) =>
  useQuery(portfolioQuery, id ? { params: { id } } : null)
