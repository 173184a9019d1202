import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const requestedWithdrawalKey = 'GET /operator/withdrawal/:id'
export const requestedWithdrawalQuery = query(requestedWithdrawalKey, getRequestedWithdrawal)

/** Fetched when there is an id. */
export const useRequestedWithdrawal = (id: string | undefined) =>
  useQuery(requestedWithdrawalQuery, id ? { params: { id } } : null)
