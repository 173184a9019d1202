import type { QueryOf } from '@kinfold/contract/endpoint'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const withdrawalsKey = 'GET /wallet/withdrawal/list'
export const withdrawalsQuery = query(withdrawalsKey, listWithdrawals, { keepPrevious: true })

/** Fetched when there is a filter. */
export const useWithdrawals = (filter: QueryOf<typeof listWithdrawals> | null = {}) =>
  useQuery(withdrawalsQuery, filter && { query: filter })
