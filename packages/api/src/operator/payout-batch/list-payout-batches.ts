import type { QueryOf } from '@kinfold/contract/endpoint'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const payoutBatchesKey = 'GET /operator/payout-batch'
export const payoutBatchesQuery = query(payoutBatchesKey, listPayoutBatches, { keepPrevious: true })

export const usePayoutBatches = (filter: QueryOf<typeof listPayoutBatches> = {}) =>
  useQuery(payoutBatchesQuery, { query: filter })
