import { decisionProblem } from '../decision-problem.ts'
import { secondPersonProblem } from '../second-person-problem.ts'
import { type PayoutBatchStatus, payoutBatchMachine } from './payout-batch-status.ts'

interface Batch {
  readonly status: PayoutBatchStatus
  readonly preparedBy: string
}

/** Why an operator can't release a batch. */
export function releaseProblem({ status, preparedBy }: Batch, by: string) {
  return (
    decisionProblem(payoutBatchMachine, status, 'released') ?? secondPersonProblem(preparedBy, by)
  )
}
