import type { OperatorRole } from '@kinfold/contract/access'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'

type Count = {
  [Name in keyof DeskOverview]: DeskOverview[Name] extends number ? Name : never
}[keyof DeskOverview]

type Kind = { readonly count: Count; readonly role: OperatorRole; readonly title: string }

export type Matter = { readonly title: string; readonly waiting: number }

/** What waits besides the queues of members, most of it for a second person. */
const kinds: readonly Kind[] = [
  { count: 'open_batches', role: 'approver', title: 'Payout batches that are not settled' },
  { count: 'returns_to_post', role: 'approver', title: 'Returns to post' },
  { count: 'refunds_to_confirm', role: 'approver', title: 'Refunds to confirm' },
  { count: 'bank_accounts_to_check', role: 'approver', title: 'Members’ bank accounts to check' },
  { count: 'open_chargebacks', role: 'approver', title: 'Chargebacks that banks decide about' },
  { count: 'bank_details_to_confirm', role: 'administrator', title: 'Bank details to confirm' },
  { count: 'rates_to_confirm', role: 'administrator', title: 'Exchange rates to confirm' },
  { count: 'fees_to_confirm', role: 'administrator', title: 'Fees to confirm' },
  { count: 'roles_to_confirm', role: 'administrator', title: 'Operators’ roles to confirm' },
  { count: 'stuck_portfolios', role: 'administrator', title: 'Ended portfolios not yet paid out' },
]

/** Those that wait for somebody with these roles. */
export function mattersFor(roles: readonly OperatorRole[], overview: DeskOverview): Matter[] {
  return kinds
    .filter(({ role, count }) => roles.includes(role) && overview[count] > 0)
    .map(({ count, title }) => ({ title, waiting: overview[count] }))
}

/** How much waits for them in the queues of members. */
export function waitingMembers(
  roles: readonly OperatorRole[],
  { kyc, transfers, withdrawals, unmatched }: DeskOverview,
): number {
  const ofApprovers = transfers + withdrawals + unmatched
  return (roles.includes('reviewer') ? kyc : 0) + (roles.includes('approver') ? ofApprovers : 0)
}
