import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { fromQuery } from '../fields/from-query.ts'
import { ReportYear } from './get-month-report.ts'

export const getYearReport = endpoint({
  summary: 'A year of all the member’s portfolios as a PDF, as far as it has come.',
  method: 'GET',
  path: '/portfolio/report/year',
  access: 'member',
  query: object({ year: fromQuery(ReportYear) }),
  response: { contentType: 'application/pdf', fileName: 'year-report.pdf' },
})
