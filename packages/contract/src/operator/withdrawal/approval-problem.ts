import { type WithdrawalStatus, withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'
import { type Payee, payeeProblem } from './payee-problem.ts'

interface Facts extends Payee {
  readonly status: WithdrawalStatus
}

/** Why an operator can't approve a withdrawal. */
export function approvalProblem({ status, ...payee }: Facts, by: string) {
  return (
    aboutYourself(by, payee.memberId) ??
    decisionProblem(withdrawalMachine, status, 'approved') ??
    payeeProblem(payee, by)
  )
}
