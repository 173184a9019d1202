import type { BankAccount } from '../../bank-account/bank-account.ts'
import { type WithdrawalStatus, withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Facts {
  readonly status: WithdrawalStatus
  /** Of the account it is paid to. */
  readonly check: BankAccount['check']['status']
}

/** Why an operator can't approve a withdrawal: money goes only to an account the club has checked. */
export function approvalProblem({ status, check }: Facts) {
  const isChecked = check === 'not_needed' || check === 'approved'
  return (
    decisionProblem(withdrawalMachine, status, 'approved') ??
    (isChecked ? undefined : 'bank_account_unchecked')
  )
}
