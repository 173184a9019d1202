import { getMonthReport as getMonthReportCall } from '@kinfold/contract/report/get-month-report'
import { getYearReport as getYearReportCall } from '@kinfold/contract/report/get-year-report'
import { getYearTrend as getYearTrendCall } from '@kinfold/contract/report/get-year-trend'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { getMonthReport } from './get-month-report.ts'
import { getYearReport } from './get-year-report.ts'
import { getYearTrend } from './get-year-trend.ts'

export function reportRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getMonthReportCall, call => getMonthReport(services, call)),
    signedInRoute(getYearReportCall, call => getYearReport(services, call)),
    signedInRoute(getYearTrendCall, call => getYearTrend(services, call)),
  ]
}
