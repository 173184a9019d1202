import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const operatorsKey = 'GET /operator/staff'
export const operatorsQuery = query(operatorsKey, listOperators)

export const useOperators = () => useQuery(operatorsQuery, {})
