import { listFees } from '@kinfold/contract/operator/fee/list-fees'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const feesKey = 'GET /operator/fee'
export const feesQuery = query(feesKey, listFees)

export const useFees = () => useQuery(feesQuery, {})
