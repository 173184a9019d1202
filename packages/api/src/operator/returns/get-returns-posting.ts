import type { QueryOf } from '@kinfold/contract/endpoint'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const returnsPostingKey = 'GET /operator/returns/:id'
export const returnsPostingQuery = query(returnsPostingKey, getReturnsPosting, {
  keepPrevious: true,
})

/** Fetched when there is an id. */
export const useReturnsPosting = (
  id: string | undefined,
  page: QueryOf<typeof getReturnsPosting> = {},
) => useQuery(returnsPostingQuery, id ? { params: { id }, query: page } : null)
