import { decisionProblem } from '../decision-problem.ts'
import { secondPersonProblem } from '../second-person-problem.ts'
import { type ReturnsPostingStatus, returnsPostingMachine } from './returns-posting.ts'

interface Draft {
  readonly status: ReturnsPostingStatus
  readonly draftedBy: string
  /** Who drafted its counter-posting. */
  readonly reversalDraftedBy: string | null
}

/** What posting a draft makes of it: a run, or a counter-posting. */
export const postedFrom = (status: ReturnsPostingStatus) =>
  status === 'reversal_draft' ? 'reversing' : 'posting'

/** What is left of a draft that is thrown away: nothing, or the run that stands. */
export const discardedFrom = (status: ReturnsPostingStatus) =>
  status === 'reversal_draft' ? 'posted' : 'discarded'

/** Why an operator can't post drafted returns, or their drafted counter-posting. */
export function postingProblem({ status, draftedBy, reversalDraftedBy }: Draft, by: string) {
  const drafter = status === 'reversal_draft' ? reversalDraftedBy : draftedBy
  return (
    decisionProblem(returnsPostingMachine, status, postedFrom(status)) ??
    secondPersonProblem(drafter, by)
  )
}
