import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const payoutBatchKey = 'GET /operator/payout-batch/:id'
export const payoutBatchQuery = query(payoutBatchKey, getPayoutBatch)

/** Fetched when there is an id. */
export const usePayoutBatch = (id: string | undefined) =>
  useQuery(payoutBatchQuery, id ? { params: { id } } : null)
