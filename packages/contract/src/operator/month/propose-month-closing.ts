import { type Infer, object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'
import { Reason } from '../reason.ts'
import { MonthClosing } from './month-closing.ts'

export const MonthToClose = object({ year: ReportYear, month: ReportMonth, reason: Reason })
export type MonthToClose = Infer<typeof MonthToClose>

export const proposeMonthClosing = endpoint({
  summary: 'Proposes that a month is closed for good, for another administrator to confirm.',
  method: 'POST',
  path: '/operator/month/close',
  access: 'administrator',
  body: MonthToClose,
  response: MonthClosing,
  errors: ['conflict'],
})
