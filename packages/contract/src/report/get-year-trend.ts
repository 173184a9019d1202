import { array, type Infer, integer, nullable, object, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { fromQuery } from '../fields/from-query.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { PlanReference } from '../plan/plan.ts'
import { ReportMonth, ReportYear } from './get-month-report.ts'
import { ReportLine } from './report-line.ts'

export const YearTrend = type({
  year: ReportYear,
  currencies: array(
    type({
      currency: Currency,
      /** The time-weighted return of the year so far, after fees, in hundredths of a percent; null without any. */
      return_bps: nullable(integer()),
      /** The months so far, in order. */
      months: array(type({ month: ReportMonth, line: ReportLine })),
      /** The plans that money was in by now, each with what it closed those months with. */
      plans: array(type({ plan: PlanReference, closings: array(WireAmount) })),
    }),
  ),
})
export type YearTrend = Infer<typeof YearTrend>

export const getYearTrend = endpoint({
  summary: 'A year of all the member’s portfolios, and of each plan, month by month.',
  method: 'GET',
  path: '/portfolio/report/trend',
  access: 'member',
  query: object({ year: fromQuery(ReportYear) }),
  response: YearTrend,
})
