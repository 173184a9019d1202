import { listOfficers } from '@kinfold/contract/operator/club/list-officers'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const officersKey = 'GET /operator/officer'
export const officersQuery = query(officersKey, listOfficers)

export const useOfficers = () => useQuery(officersQuery, {})
