import { array, enums, type Infer, integer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { ReportMonth, ReportYear } from '../report/get-month-report.ts'
import { ReportLine } from '../report/report-line.ts'
import { noReturnReasons } from './money-weighted-return.ts'

export const PortfolioCourse = type({
  /** From that of its first money, or the last sixty: to this one, or to that in which nothing was left. */
  months: array(type({ year: ReportYear, month: ReportMonth, line: ReportLine })),
  /** The money-weighted return of a year, after fees, in hundredths of a percent; null where none can be said. */
  return_bps: nullable(integer()),
  /** Why none can be said. */
  no_return: nullable(enums(noReturnReasons)),
})
export type PortfolioCourse = Infer<typeof PortfolioCourse>

export const getPortfolioCourse = endpoint({
  summary: 'How a portfolio came to its value, month by month, and what a year of it earned.',
  method: 'GET',
  path: '/portfolio/course/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  response: PortfolioCourse,
})
