import { type WithdrawalStatus, withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Facts {
  readonly status: WithdrawalStatus
  readonly memberId: string
}

/** Why an operator can't record that the bank sent a payout back. */
export function returnProblem({ status, memberId }: Facts, by: string) {
  return aboutYourself(by, memberId) ?? decisionProblem(withdrawalMachine, status, 'returned')
}
