import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import { monthReportOf, yearTrendOf } from '@kinfold/personas/answers/reports-of'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const reportMocks = {
  getMonthReport: mock(getMonthReport, {
    ok: call => monthReportOf(memberOf(call), call.query.year, call.query.month),
    empty: ({ query }) => ({ year: query.year, month: query.month, currencies: [] }),
  }),
  getYearTrend: mock(getYearTrend, {
    ok: call => yearTrendOf(memberOf(call), call.query.year),
    empty: ({ query }) => ({ year: query.year, currencies: [] }),
  }),
}
