import { type WithdrawalStatus, withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Facts {
  readonly status: WithdrawalStatus
  readonly memberId: string
}

/** Why an operator can't refuse a withdrawal; one in a batch fails only with what the bank says. */
export function refusalProblem({ status, memberId }: Facts, by: string) {
  const own = aboutYourself(by, memberId)
  if (own !== undefined) return own
  if (status === 'in_batch') return 'already_decided'
  return decisionProblem(withdrawalMachine, status, 'failed')
}
