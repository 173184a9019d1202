import { type WithdrawalStatus, withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import { decisionProblem } from '../decision-problem.ts'

/** Why an operator can't refuse a withdrawal; one in a batch fails only with what the bank says. */
export function refusalProblem(status: WithdrawalStatus) {
  if (status === 'in_batch') return 'already_decided'
  return decisionProblem(withdrawalMachine, status, 'failed')
}
