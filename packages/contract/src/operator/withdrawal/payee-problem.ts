import type { BankAccount } from '../../bank-account/bank-account.ts'
import { aboutYourself } from '../about-yourself.ts'

export interface Payee {
  readonly memberId: string
  readonly isMemberActive: boolean
  /** Of the account it is paid to. */
  readonly check: BankAccount['check']['status']
}

/**
 * Why an operator can't let money go to somebody: nobody pays themselves, nothing goes out while the member is
 * on hold, and only to an account the club has checked.
 */
export function payeeProblem({ memberId, isMemberActive, check }: Payee, by: string) {
  const isChecked = check === 'not_needed' || check === 'approved'
  return (
    aboutYourself(by, memberId) ??
    (isMemberActive ? undefined : 'member_on_hold') ??
    (isChecked ? undefined : 'bank_account_unchecked')
  )
}
