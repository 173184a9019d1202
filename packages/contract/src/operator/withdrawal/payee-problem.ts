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
  /** Whether a line of the bank names a payout to them that failed or came back, and nobody has said since what it is. */
  readonly isEarlierPayoutOpen: boolean
  /** Who gave them money that no bank's line from somebody else shows yet. */
  readonly creditors: ReadonlySet<string>
}

type Standing = Omit<Payee, 'memberId' | 'creditors'>

function unfitProblem({ isMemberActive, areDocumentsApproved, check }: Standing) {
  if (!isMemberActive) return 'member_on_hold'
  if (!areDocumentsApproved) return 'documents_not_approved'
  return check === 'not_needed' || check === 'approved' ? undefined : 'bank_account_unchecked'
}

function owingProblem({ isEarlierPayoutOpen, debt }: Standing) {
  if (isEarlierPayoutOpen) return 'earlier_payout_open'
  return debt === undefined ? undefined : 'debt_uncovered'
}

/**
 * Why nothing goes to somebody, whoever decides: while they are on hold, have documents whose approval was taken back,
 * may have been paid already, or owe more than they have left; and only to an account the club has checked.
 */
export const stopProblem = (payee: Standing) => unfitProblem(payee) ?? owingProblem(payee)

/**
 * Why an operator can't let money go to somebody: nobody pays themselves, and whoever gave the member money by hand
 * leaves it to others.
 */
export const payeeProblem = (payee: Payee, by: string) =>
  aboutYourself(by, payee.memberId) ??
  unfitProblem(payee) ??
  (payee.creditors.has(by) ? 'credited_by_you' : undefined) ??
  owingProblem(payee)
