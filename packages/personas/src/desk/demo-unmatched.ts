import type { Id } from '@kinfold/contract/fields/id'
import type { Money } from '@kinfold/contract/money/money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { bankReferenceOn } from '../calendar/bank-reference-on.ts'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { dollars, naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'
import type { OperatorKey } from '../operators/operators.ts'
import type { PersonKey } from '../people/person.ts'

export interface DemoUnmatched {
  readonly key: string
  readonly id: Id<'unmatched'>
  readonly received: Money
  readonly receivedAt: string
  readonly senderName: string
  readonly bankReference: string
  readonly state: UnmatchedMoney['state']
  readonly assignedTo: PersonKey | null
  readonly decidedAt: string | null
  readonly decidedBy: OperatorKey | null
  readonly reason: string | null
}

type Given = Pick<
  DemoUnmatched,
  'key' | 'received' | 'receivedAt' | 'senderName' | 'bankReference' | 'state'
> &
  Partial<DemoUnmatched>

function createUnmatched(given: Given): DemoUnmatched {
  const undecided = { assignedTo: null, decidedAt: null, decidedBy: null, reason: null }
  return { id: demoId('unmatched', given.key), ...undecided, ...given }
}

/** Oldest first. */
export const demoUnmatched: readonly DemoUnmatched[] = [
  createUnmatched({
    key: 'february transfer',
    received: naira(60_000),
    receivedAt: '2026-02-16T08:00:00Z',
    senderName: 'SANI HALIMA B',
    bankReference: 'FT26047KJ20',
    state: 'assigned',
    assignedTo: 'halima',
    decidedAt: '2026-02-17T11:45:00Z',
    decidedBy: 'tunde',
  }),
  createUnmatched({
    key: 'april transfer',
    received: naira(12_500),
    receivedAt: '2026-04-09T08:00:00Z',
    senderName: 'GREENFIELD STORES LTD',
    bankReference: 'FT26099AB71',
    state: 'returned',
    decidedAt: '2026-04-13T10:15:00Z',
    decidedBy: 'uche',
    reason: 'The sender is no member and asked for it back.',
  }),
  createUnmatched({
    key: 'may transfer',
    received: naira(35_000),
    receivedAt: '2026-05-29T08:00:00Z',
    senderName: 'ADEYEMI B',
    bankReference: 'FT26149MM03',
    state: 'open',
  }),
  createUnmatched({
    key: 'june wire',
    received: dollars(480),
    receivedAt: '2026-06-02T08:00:00Z',
    senderName: 'E OGBEMUDIA',
    bankReference: 'WIRE 77120',
    state: 'open',
  }),
]

export function unmatchedOn(calendar: DemoCalendar): DemoUnmatched[] {
  return demoUnmatched.map(written => {
    const each = retold(calendar, written, 'receivedAt', 'decidedAt')
    return { ...each, bankReference: bankReferenceOn(each.receivedAt, each.bankReference) }
  })
}
