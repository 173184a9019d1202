import { getExpectedTransfer } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const expectedTransferKey = 'GET /operator/transfer/:id'
export const expectedTransferQuery = query(expectedTransferKey, getExpectedTransfer)

/** Fetched when there is an id. */
export const useExpectedTransfer = (id: string | undefined) =>
  useQuery(expectedTransferQuery, id ? { params: { id } } : null)
