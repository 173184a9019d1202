import { array, enums, type Infer, nullable, object, string, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { OperatorReference } from '../person-reference.ts'

/** Where cases are worked off. */
export const presenceQueues = [
  'kyc',
  'transfers',
  'unmatched',
  'withdrawals',
  'batches',
  'returns',
  'refunds',
  'chargebacks',
  'statements',
] as const
export type PresenceQueue = (typeof presenceQueues)[number]

/** How often somebody who reads a case says so, and for how long it counts. */
export const presenceEveryMs = 5_000
export const presenceLastsMs = 15_000

/** What was done last to a case: an open form learns of it by that. */
export const LastEntry = type({
  id: id<'audit-entry'>(),
  /** Null where it was no person with an account. */
  by: nullable(id<'operator' | 'customer'>()),
  sentence: string(),
})
export type LastEntry = Infer<typeof LastEntry>

export const notePresence = endpoint({
  summary:
    'Says that the operator reads a case; answers who else does, and what was done to it last.',
  method: 'POST',
  path: '/operator/presence',
  access: 'operator',
  body: object({ queue: enums(presenceQueues), case_id: id<'case'>() }),
  response: type({ others: array(OperatorReference), last_entry: nullable(LastEntry) }),
})
