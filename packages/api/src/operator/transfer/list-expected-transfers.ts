import type { QueryOf } from '@kinfold/contract/endpoint'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const expectedTransfersKey = 'GET /operator/transfer'
export const expectedTransfersQuery = query(expectedTransfersKey, listExpectedTransfers, {
  keepPrevious: true,
})

export const useExpectedTransfers = (filter: QueryOf<typeof listExpectedTransfers> = {}) =>
  useQuery(expectedTransfersQuery, { query: filter })
