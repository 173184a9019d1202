import type { OperatorRole } from '@kinfold/contract/access'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { paths } from '../../address/paths.ts'
import { type QueueCount, waitsFor } from '../../queue/waits-for.ts'

/** Those that members wait in. */
const ofMembers = ['kyc', 'transfers', 'withdrawals', 'unmatched'] as const

type Kind = {
  readonly title: string
  /** Where it is worked off, once the desk has a page for it. */
  readonly to?: string
}

export type Matter = Kind & { readonly waiting: number }

/** What waits besides, most of it for a second person. */
const kinds: Readonly<Record<Exclude<QueueCount, (typeof ofMembers)[number]>, Kind>> = {
  open_batches: { title: 'Payout batches that are not settled', to: paths.batches },
  returns_to_post: { title: 'Returns to post', to: paths.returns },
  refunds_to_confirm: { title: 'Refunds to confirm', to: paths.refunds },
  bank_accounts_to_check: { title: 'Members’ bank accounts to check', to: paths.bankAccounts },
  open_chargebacks: { title: 'Chargebacks that banks decide about', to: paths.chargebacks },
  bank_details_to_confirm: { title: 'Bank details to confirm', to: paths.bankDetails },
  rates_to_confirm: { title: 'Exchange rates to confirm', to: paths.rates },
  fees_to_confirm: { title: 'Fees to confirm', to: paths.fees },
  months_to_confirm: { title: 'Months to close', to: paths.months },
  roles_to_confirm: { title: 'Operators’ roles to confirm', to: paths.staff },
  stuck_portfolios: { title: 'Ended portfolios not yet paid out' },
}
const others = Object.keys(kinds) as (keyof typeof kinds)[]

type Has = (role: OperatorRole) => boolean

/** Those that wait for somebody with these roles. */
export const mattersFor = (has: Has, overview: DeskOverview): Matter[] =>
  others
    .filter(count => has(waitsFor[count]) && overview[count] > 0)
    .map(count => ({ ...kinds[count], waiting: overview[count] }))

/** How much waits for them in the queues of members. */
export const waitingMembers = (has: Has, overview: DeskOverview): number =>
  ofMembers.reduce((sum, count) => sum + (has(waitsFor[count]) ? overview[count] : 0), 0)
