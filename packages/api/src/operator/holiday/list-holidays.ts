import { listHolidays } from '@kinfold/contract/operator/holiday/list-holidays'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const holidaysKey = 'GET /operator/holiday'
export const holidaysQuery = query(holidaysKey, listHolidays)

export const useHolidays = () => useQuery(holidaysQuery, {})
