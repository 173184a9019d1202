import type { QueryOf } from '@kinfold/contract/endpoint'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const returnsPostingsKey = 'GET /operator/returns'
export const returnsPostingsQuery = query(returnsPostingsKey, listReturnsPostings, {
  keepPrevious: true,
})

export const useReturnsPostings = (filter: QueryOf<typeof listReturnsPostings> = {}) =>
  useQuery(returnsPostingsQuery, { query: filter })
