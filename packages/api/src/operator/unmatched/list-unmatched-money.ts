import type { QueryOf } from '@kinfold/contract/endpoint'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const unmatchedMoneyKey = 'GET /operator/unmatched'
export const unmatchedMoneyQuery = query(unmatchedMoneyKey, listUnmatchedMoney, {
  keepPrevious: true,
})

export const useUnmatchedMoney = (filter: QueryOf<typeof listUnmatchedMoney> = {}) =>
  useQuery(unmatchedMoneyQuery, { query: filter })
