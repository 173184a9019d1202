import { type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../fields/date-time.ts'
import { Count } from '../fields/whole-number.ts'

/** How much waits in each queue, and what the last check of the books found: its faults have to be zero. */
export const DeskOverview = type({
  kyc: Count,
  transfers: Count,
  unmatched: Count,
  withdrawals: Count,
  open_batches: Count,
  returns_to_post: Count,
  bank_accounts_to_check: Count,
  bank_details_to_confirm: Count,
  roles_to_confirm: Count,
  rates_to_confirm: Count,
  fees_to_confirm: Count,
  months_to_confirm: Count,
  refunds_to_confirm: Count,
  /** Their banks have not decided: each has a last day to answer. */
  open_chargebacks: Count,
  /** Their terms are over, and paying them out or rolling them over failed: it is tried again each day. */
  stuck_portfolios: Count,
  ledger_faults: Count,
  /** Null before the first check. */
  ledger_checked_at: nullable(DateTime),
  /** The most recent transfers, which had no seal yet at that time. */
  ledger_unsealed: Count,
})
export type DeskOverview = Infer<typeof DeskOverview>

export const getDeskOverview = endpoint({
  summary: 'How much waits in each queue of the desk.',
  method: 'GET',
  path: '/operator/overview',
  access: 'operator',
  response: DeskOverview,
})
