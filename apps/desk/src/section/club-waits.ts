import type { OperatorRole } from '@kinfold/contract/access'
import { type QueueCount, waitsFor } from '../queue/waits-for.ts'

/** What waits in the sections of the club. */
const clubWaits = [
  'bank_accounts_to_check',
  'bank_details_to_confirm',
  'rates_to_confirm',
  'fees_to_confirm',
  'months_to_confirm',
  'roles_to_confirm',
] as const satisfies readonly QueueCount[]

export type ClubWait = (typeof clubWaits)[number]

export const clubWaitsFor = (has: (role: OperatorRole) => boolean): readonly ClubWait[] =>
  clubWaits.filter(name => has(waitsFor[name]))
