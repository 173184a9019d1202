import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { getYearReport } from '@kinfold/contract/report/get-year-report'
import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import { yearProblem } from '@kinfold/contract/report/year-problem'
import { monthReportOf, yearTrendOf } from '@kinfold/personas/answers/reports-of'
import { referenceDay } from '@kinfold/personas/reference-day'
import { emptyPdf } from './empty-pdf.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { refuseFor } from './refusal.ts'

export const reportMocks = {
  getMonthReport: mock(getMonthReport, {
    ok: call => monthReportOf(memberOf(call), call.query.year, call.query.month),
    empty: ({ query }) => ({ year: query.year, month: query.month, currencies: [] }),
  }),
  getYearReport: mock(getYearReport, {
    ok: call => {
      memberOf(call)
      const year = yearProblem(call.query.year, referenceDay)
      if (year) refuseFor('validation_failed', { fields: { year } })
      return emptyPdf
    },
  }),
  getYearTrend: mock(getYearTrend, {
    ok: call => yearTrendOf(memberOf(call), call.query.year),
    empty: ({ query }) => ({ year: query.year, currencies: [] }),
  }),
}
