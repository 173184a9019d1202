import type { OperatorRole } from '@kinfold/contract/access'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { paths } from '../../address/paths.ts'
import type { QueueCount } from '../../queue/queue-count.ts'

type Kind = {
  readonly count: QueueCount
  readonly role: OperatorRole
  readonly title: string
  /** Where it is worked off, once the desk has a page for it. */
  readonly to?: string
}

export type Matter = Pick<Kind, 'title' | 'to'> & { readonly waiting: number }

/** What waits besides the queues of members, most of it for a second person. */
const kinds: readonly Kind[] = [
  {
    count: 'open_batches',
    role: 'approver',
    title: 'Payout batches that are not settled',
    to: paths.batches,
  },
  { count: 'returns_to_post', role: 'approver', title: 'Returns to post', to: paths.returns },
  { count: 'refunds_to_confirm', role: 'approver', title: 'Refunds to confirm', to: paths.refunds },
  {
    count: 'bank_accounts_to_check',
    role: 'approver',
    title: 'Members’ bank accounts to check',
    to: paths.bankAccounts,
  },
  {
    count: 'open_chargebacks',
    role: 'approver',
    title: 'Chargebacks that banks decide about',
    to: paths.chargebacks,
  },
  {
    count: 'bank_details_to_confirm',
    role: 'administrator',
    title: 'Bank details to confirm',
    to: paths.bankDetails,
  },
  {
    count: 'rates_to_confirm',
    role: 'administrator',
    title: 'Exchange rates to confirm',
    to: paths.rates,
  },
  { count: 'fees_to_confirm', role: 'administrator', title: 'Fees to confirm', to: paths.fees },
  { count: 'months_to_confirm', role: 'administrator', title: 'Months to close', to: paths.months },
  {
    count: 'roles_to_confirm',
    role: 'administrator',
    title: 'Operators’ roles to confirm',
    to: paths.staff,
  },
  { count: 'stuck_portfolios', role: 'administrator', title: 'Ended portfolios not yet paid out' },
]

/** Those that wait for somebody with these roles. */
export function mattersFor(roles: readonly OperatorRole[], overview: DeskOverview): Matter[] {
  return kinds
    .filter(({ role, count }) => roles.includes(role) && overview[count] > 0)
    .map(({ count, ...kind }) => ({ ...kind, waiting: overview[count] }))
}

/** How much waits for them in the queues of members. */
export function waitingMembers(
  roles: readonly OperatorRole[],
  { kyc, transfers, withdrawals, unmatched }: DeskOverview,
): number {
  const ofApprovers = transfers + withdrawals + unmatched
  return (roles.includes('reviewer') ? kyc : 0) + (roles.includes('approver') ? ofApprovers : 0)
}
