import { getUnmatchedMoney } from '@kinfold/contract/operator/unmatched/get-unmatched-money'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const oneUnmatchedKey = 'GET /operator/unmatched/:id'
export const oneUnmatchedQuery = query(oneUnmatchedKey, getUnmatchedMoney)

/** Fetched when there is an id. */
export const useOneUnmatched = (id: string | undefined) =>
  useQuery(oneUnmatchedQuery, id ? { params: { id } } : null)
