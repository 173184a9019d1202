import { array, enums, type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'
import { OperatorReference } from '../person-reference.ts'
import { closingObstacles } from './closing-problem.ts'
import { MonthClosing } from './month-closing.ts'
import { StillOpen } from './still-open.ts'

export const BookMonth = type({
  year: ReportYear,
  month: ReportMonth,
  /** Null while it can still change. */
  closed: nullable(
    type({ at: DateTime, proposed_by: OperatorReference, confirmed_by: OperatorReference }),
  ),
  /** Why it can't be closed as things stand; null where it can, and once it is. */
  obstacle: nullable(enums(closingObstacles)),
  /** Null once it is closed. */
  still_open: nullable(StillOpen),
  proposal: nullable(MonthClosing),
})
export type BookMonth = Infer<typeof BookMonth>

export const listMonths = endpoint({
  summary: 'Every month of the books that is over, the latest first, and whether it is closed.',
  method: 'GET',
  path: '/operator/month',
  access: 'operator',
  response: type({ months: array(BookMonth) }),
})
