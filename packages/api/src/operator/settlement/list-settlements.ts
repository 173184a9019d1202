import type { QueryOf } from '@kinfold/contract/endpoint'
import { listSettlements } from '@kinfold/contract/operator/settlement/list-settlements'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const settlementsKey = 'GET /operator/settlement'
export const settlementsQuery = query(settlementsKey, listSettlements, { keepPrevious: true })

export const useSettlements = (filter: QueryOf<typeof listSettlements> = {}) =>
  useQuery(settlementsQuery, { query: filter })
