import { type Infer, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'
import { proposalFields } from '../proposal.ts'

/** A month that one administrator wants closed; nothing of it changes once another has confirmed. */
export const MonthClosing = type({
  id: id<'month-closing'>(),
  year: ReportYear,
  month: ReportMonth,
  ...proposalFields,
})
export type MonthClosing = Infer<typeof MonthClosing>
