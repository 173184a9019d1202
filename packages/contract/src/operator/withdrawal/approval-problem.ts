import type { BankAccount } from '../../bank-account/bank-account.ts'
import { type WithdrawalStatus, withdrawalMachine } from '../../withdrawal/withdrawal-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Facts {
  readonly status: WithdrawalStatus
  readonly memberId: string
  readonly isMemberActive: boolean
  /** Of the account it is paid to. */
  readonly check: BankAccount['check']['status']
}

/**
 * Why an operator can't approve a withdrawal: nobody pays themselves, nothing goes out while the member is
 * on hold, and only to an account the club has checked.
 */
export function approvalProblem({ status, memberId, isMemberActive, check }: Facts, by: string) {
  const isChecked = check === 'not_needed' || check === 'approved'
  return (
    aboutYourself(by, memberId) ??
    decisionProblem(withdrawalMachine, status, 'approved') ??
    (isMemberActive ? undefined : 'member_on_hold') ??
    (isChecked ? undefined : 'bank_account_unchecked')
  )
}
