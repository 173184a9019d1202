import { array, type Infer, object, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { fromQuery } from '../fields/from-query.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { Currency } from '../money/currency.ts'
import { PlanReference } from '../plan/plan.ts'
import { ReportLine } from './report-line.ts'

export const ReportMonth = wholeNumber(1, 12)
export const ReportYear = wholeNumber(2000, 2199)

export const MonthReport = type({
  year: ReportYear,
  month: ReportMonth,
  currencies: array(
    type({
      currency: Currency,
      total: ReportLine,
      plans: array(type({ plan: PlanReference, line: ReportLine })),
    }),
  ),
})
export type MonthReport = Infer<typeof MonthReport>

export const getMonthReport = endpoint({
  summary: 'One month of all the member’s portfolios, from opening to closing, by plan.',
  method: 'GET',
  path: '/portfolio/global/report',
  access: 'member',
  query: object({ month: fromQuery(ReportMonth), year: fromQuery(ReportYear) }),
  response: MonthReport,
})
