import type { OperatorRole } from '@kinfold/contract/access'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'

type Counted = {
  [Name in keyof DeskOverview]: DeskOverview[Name] extends number ? Name : never
}[keyof DeskOverview]

/** Whose word each queue of the desk's overview waits for. */
export const waitsFor = {
  kyc: 'reviewer',
  transfers: 'approver',
  unmatched: 'approver',
  withdrawals: 'approver',
  open_batches: 'approver',
  returns_to_post: 'approver',
  bank_accounts_to_check: 'approver',
  bank_details_to_confirm: 'administrator',
  roles_to_confirm: 'administrator',
  rates_to_confirm: 'administrator',
  fees_to_confirm: 'administrator',
  months_to_confirm: 'administrator',
  refunds_to_confirm: 'approver',
  open_chargebacks: 'approver',
  stuck_portfolios: 'administrator',
} as const satisfies Record<Exclude<Counted, `ledger_${string}`>, OperatorRole>

export type QueueCount = keyof typeof waitsFor
