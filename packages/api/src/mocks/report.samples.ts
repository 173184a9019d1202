import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { getYearReport } from '@kinfold/contract/report/get-year-report'
import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import { sampleCall } from './sample-call.ts'

export const reportSamples = {
  getMonthReport: sampleCall(getMonthReport, { query: { month: 5, year: 2026 } }),
  getYearReport: sampleCall(getYearReport, { query: { year: 2026 } }),
  getYearTrend: sampleCall(getYearTrend, { query: { year: 2026 } }),
}
