import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { PlanId } from '../../fields/plan-id.ts'
import { AmountEarned, AmountToPay } from '../../money/wire-amount.ts'
import { ReportMonth, ReportYear } from '../../report/get-month-report.ts'
import { ReturnsPosting } from './returns-posting.ts'

export const DraftReturnsBody = object({
  plan_id: PlanId,
  year: ReportYear,
  month: ReportMonth,
  /** What the plan earned altogether, in its currency; below zero what it lost. */
  total_amount: AmountEarned,
  /** The club's fee on it. */
  fee_amount: optional(AmountToPay),
})
export type DraftReturnsBody = Infer<typeof DraftReturnsBody>

export const draftReturns = endpoint({
  summary: 'Shares a month’s return among the portfolios of a plan, for another operator to post.',
  method: 'POST',
  path: '/operator/returns/draft',
  access: 'administrator',
  body: DraftReturnsBody,
  response: ReturnsPosting,
  errors: ['not_found', 'conflict'],
})
