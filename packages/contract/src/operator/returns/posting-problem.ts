import { decisionProblem } from '../decision-problem.ts'
import { secondPersonProblem } from '../second-person-problem.ts'
import { type ReturnsPostingStatus, returnsPostingMachine } from './returns-posting.ts'

interface Draft {
  readonly status: ReturnsPostingStatus
  readonly draftedBy: string
}

/** Why an operator can't post drafted returns. */
export function postingProblem({ status, draftedBy }: Draft, by: string) {
  return (
    decisionProblem(returnsPostingMachine, status, 'posted') ?? secondPersonProblem(draftedBy, by)
  )
}
