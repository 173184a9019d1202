import type { stopProblem } from '@kinfold/contract/operator/withdrawal/payee-problem'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'

type Stop = NonNullable<ReturnType<typeof stopProblem>>

/** A withdrawal that is not paid with its batch, and why. */
export type Leaving = { readonly row: WithdrawalRow; readonly why: Stop }

const whose: Readonly<Record<Stop, string>> = {
  member_on_hold: 'member is on hold',
  documents_not_approved: 'member’s documents aren’t approved',
  bank_account_unchecked: 'bank account isn’t checked',
  earlier_payout_open: 'member an open line says was paid before',
  debt_uncovered: 'member owes',
}

/** What the log says of it. */
export const leftText = ({ row: { reference }, why }: Leaving): string =>
  `without ${reference}, whose ${whose[why]}`
