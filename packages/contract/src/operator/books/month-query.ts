import { object } from 'superstruct'
import { fromQuery } from '../../fields/from-query.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'

/** The month of which the books are taken along. */
export const monthQuery = object({ year: fromQuery(ReportYear), month: fromQuery(ReportMonth) })
