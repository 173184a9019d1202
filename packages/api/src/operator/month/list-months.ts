import { listMonths } from '@kinfold/contract/operator/month/list-months'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const monthsKey = 'GET /operator/month'
export const monthsQuery = query(monthsKey, listMonths)

export const useMonths = () => useQuery(monthsQuery, {})
