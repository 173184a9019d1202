import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { PlanReference } from '../../plan/plan.ts'
import { ReturnsWeighting } from '../../plan/returns-weighting.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'
import type { StatusMachine } from '../../status/status-machine.ts'
import { OperatorReference } from '../person-reference.ts'

export const returnsPostingStatuses = [
  'draft',
  'posting',
  'posted',
  'discarded',
  'reversal_draft',
  'reversing',
  'reversed',
] as const
export const ReturnsPostingStatus = enums(returnsPostingStatuses)
export type ReturnsPostingStatus = Infer<typeof ReturnsPostingStatus>

/**
 * Drafted by one operator, posted by another, and then booked portfolio by portfolio. What was posted is never
 * undone: a counter-posting, by two people again, takes it back.
 */
export const returnsPostingMachine: StatusMachine<ReturnsPostingStatus> = {
  states: returnsPostingStatuses,
  initial: 'draft',
  moves: [
    { from: 'draft', to: 'posting', by: ['operator'] },
    { from: 'draft', to: 'discarded', by: ['operator'] },
    { from: 'posting', to: 'posted', by: ['system'] },
    { from: 'posted', to: 'reversal_draft', by: ['operator'] },
    { from: 'reversal_draft', to: 'posted', by: ['operator'] },
    { from: 'reversal_draft', to: 'reversing', by: ['operator'] },
    { from: 'reversing', to: 'reversed', by: ['system'] },
  ],
}

/** A month has one such run; after these, another may be drafted. */
export const endedReturnsStatuses = [
  'discarded',
  'reversed',
] as const satisfies readonly ReturnsPostingStatus[]

/** The counter-posting of a run. */
const ReturnsReversal = type({
  reason: string(),
  drafted_by: OperatorReference,
  drafted_at: DateTime,
  posted_by: nullable(OperatorReference),
  posted_at: nullable(DateTime),
  completed_at: nullable(DateTime),
})

/** One month's return of one plan, shared among its portfolios. */
export const ReturnsPosting = type({
  id: id<'returns'>(),
  plan: PlanReference,
  year: ReportYear,
  month: ReportMonth,
  /** Below zero for a loss. */
  total: WireMoney,
  fee: WireMoney,
  /** As the plan said when it was drafted. */
  weighting: ReturnsWeighting,
  portfolios: Count,
  status: ReturnsPostingStatus,
  drafted_by: OperatorReference,
  drafted_at: DateTime,
  posted_by: nullable(OperatorReference),
  posted_at: nullable(DateTime),
  /** When every portfolio had its share; members are told from then on. */
  completed_at: nullable(DateTime),
  reversal: nullable(ReturnsReversal),
})
export type ReturnsPosting = Infer<typeof ReturnsPosting>
