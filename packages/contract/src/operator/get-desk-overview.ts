import { type Infer, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Count } from '../fields/whole-number.ts'

/** How much waits in each queue, and the ledger's own counters, which have to be zero. */
export const DeskOverview = type({
  kyc: Count,
  transfers: Count,
  unmatched: Count,
  withdrawals: Count,
  open_batches: Count,
  returns_to_post: Count,
  bank_details_to_confirm: Count,
  roles_to_confirm: Count,
  rates_to_confirm: Count,
  ledger_faults: Count,
})
export type DeskOverview = Infer<typeof DeskOverview>

export const getDeskOverview = endpoint({
  summary: 'How much waits in each queue of the desk.',
  method: 'GET',
  path: '/operator/overview',
  access: 'operator',
  response: DeskOverview,
})
