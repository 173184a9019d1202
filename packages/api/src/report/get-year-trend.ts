import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const yearTrendKey = 'GET /portfolio/report/trend'
export const yearTrendQuery = query(yearTrendKey, getYearTrend, { keepPrevious: true })

/** Fetched when a year is chosen. */
export const useYearTrend = (year: number | undefined) =>
  useQuery(yearTrendQuery, year ? { query: { year } } : null)
