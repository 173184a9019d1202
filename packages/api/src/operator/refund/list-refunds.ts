import type { QueryOf } from '@kinfold/contract/endpoint'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const refundsKey = 'GET /operator/refund'
export const refundsQuery = query(refundsKey, listRefunds, { keepPrevious: true })

export const useRefunds = (filter: QueryOf<typeof listRefunds> = {}) =>
  useQuery(refundsQuery, { query: filter })
