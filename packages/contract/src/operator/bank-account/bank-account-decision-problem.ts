import type { BankAccount } from '../../bank-account/bank-account.ts'
import { aboutYourself } from '../about-yourself.ts'

interface Account {
  readonly status: BankAccount['check']['status']
  readonly memberId: string
}

/** Why an operator can't decide about a member's bank account. */
export function bankAccountDecisionProblem({ status, memberId }: Account, by: string) {
  return status === 'waiting' ? aboutYourself(by, memberId) : 'already_decided'
}
