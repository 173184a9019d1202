import type { OperatorRole } from '@kinfold/contract/access'
import type { QueueCount } from '../queue/queue-count.ts'

/** What waits in the rooms of the club, and whose word it waits for. */
export const clubWaits = {
  bank_accounts_to_check: 'approver',
  bank_details_to_confirm: 'administrator',
  rates_to_confirm: 'administrator',
  fees_to_confirm: 'administrator',
  months_to_confirm: 'administrator',
  roles_to_confirm: 'administrator',
} as const satisfies Partial<Record<QueueCount, OperatorRole>>

export type ClubWait = keyof typeof clubWaits

const names = Object.keys(clubWaits) as ClubWait[]

export function clubWaitsFor(has: (role: OperatorRole) => boolean): readonly ClubWait[] {
  return names.filter(name => has(clubWaits[name]))
}
