import type { QueryOf } from '@kinfold/contract/endpoint'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const requestedWithdrawalsKey = 'GET /operator/withdrawal'
export const requestedWithdrawalsQuery = query(requestedWithdrawalsKey, listRequestedWithdrawals, {
  keepPrevious: true,
})

export const useRequestedWithdrawals = (filter: QueryOf<typeof listRequestedWithdrawals> = {}) =>
  useQuery(requestedWithdrawalsQuery, { query: filter })
