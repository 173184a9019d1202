import type { BankAccount } from '../../bank-account/bank-account.ts'
import type { Money } from '../../money/money.ts'
import { aboutYourself } from '../about-yourself.ts'

export interface Payee {
  readonly memberId: string
  readonly isMemberActive: boolean
  readonly areDocumentsApproved: boolean
  /** Of the account it is paid to. */
  readonly check: BankAccount['check']['status']
  /** What they owe beyond what is left in their wallets, now and in any currency. */
  readonly debt: Money | undefined
  /** Whether an open line of the bank names a payout to them that was said to have failed. */
  readonly isEarlierPayoutOpen: boolean
  /** Who gave them money that no bank's line from somebody else shows yet. */
  readonly creditors: ReadonlySet<string>
}

/**
 * Why an operator can't let money go to somebody: nobody pays themselves, nothing goes out while the member is
 * on hold, has documents whose approval was taken back, may have been paid already, or owes more than they have left,
 * and only to an account the club has checked; whoever gave the member money by hand leaves it to others.
 */
export function payeeProblem(
  {
    memberId,
    isMemberActive,
    areDocumentsApproved,
    check,
    debt,
    isEarlierPayoutOpen,
    creditors,
  }: Payee,
  by: string,
) {
  const isChecked = check === 'not_needed' || check === 'approved'
  return (
    aboutYourself(by, memberId) ??
    (isMemberActive ? undefined : 'member_on_hold') ??
    (areDocumentsApproved ? undefined : 'documents_not_approved') ??
    (isChecked ? undefined : 'bank_account_unchecked') ??
    (creditors.has(by) ? 'credited_by_you' : undefined) ??
    (isEarlierPayoutOpen ? 'earlier_payout_open' : undefined) ??
    (debt === undefined ? undefined : 'debt_uncovered')
  )
}
