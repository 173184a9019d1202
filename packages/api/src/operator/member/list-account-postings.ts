import type { QueryOf } from '@kinfold/contract/endpoint'
import { listAccountPostings } from '@kinfold/contract/operator/member/list-account-postings'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const accountPostingsKey = 'GET /operator/member/postings/:id'
export const accountPostingsQuery = query(accountPostingsKey, listAccountPostings, {
  keepPrevious: true,
})

export const useAccountPostings = (id: string, filter: QueryOf<typeof listAccountPostings> = {}) =>
  useQuery(accountPostingsQuery, { params: { id }, query: filter })
