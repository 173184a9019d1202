import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const monthReportKey = 'GET /portfolio/global/report'
export const monthReportQuery = query(monthReportKey, getMonthReport, { keepPrevious: true })

/** Fetched when a month and a year are chosen. */
export const useMonthReport = ({
  month,
  year,
}: {
  month: number | undefined
  year: number | undefined
}) => useQuery(monthReportQuery, month && year ? { query: { month, year } } : null)
