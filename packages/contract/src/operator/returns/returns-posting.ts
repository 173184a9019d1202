import { enums, type Infer, nullable, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { PlanReference } from '../../plan/plan.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'
import type { StatusMachine } from '../../status/status-machine.ts'
import { OperatorReference } from '../person-reference.ts'

export const returnsPostingStatuses = ['draft', 'posted', 'discarded'] as const
export type ReturnsPostingStatus = (typeof returnsPostingStatuses)[number]

/** Drafted by one operator, posted by another; posted returns are corrected by counter-postings, never undone. */
export const returnsPostingMachine: StatusMachine<ReturnsPostingStatus> = {
  states: returnsPostingStatuses,
  initial: 'draft',
  moves: [
    { from: 'draft', to: 'posted', by: ['operator'] },
    { from: 'draft', to: 'discarded', by: ['operator'] },
  ],
}

/** One month's return of one plan, shared among its portfolios by their value. */
export const ReturnsPosting = type({
  id: id<'returns'>(),
  plan: PlanReference,
  year: ReportYear,
  month: ReportMonth,
  total: WireMoney,
  fee: WireMoney,
  portfolios: Count,
  status: enums(returnsPostingStatuses),
  drafted_by: OperatorReference,
  drafted_at: DateTime,
  posted_by: nullable(OperatorReference),
  posted_at: nullable(DateTime),
})
export type ReturnsPosting = Infer<typeof ReturnsPosting>
