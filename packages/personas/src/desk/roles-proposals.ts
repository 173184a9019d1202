import { monthsLater } from '@kinfold/contract/day/months-later'
import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { spokenMonth } from '../calendar/spoken-day.ts'
import { demoId } from '../demo-id.ts'
import { ngozi, tunde } from '../operators/operators.ts'
import { referenceDay } from '../reference-day.ts'
import { operatorReference } from './person-references.ts'
import { undecided } from './undecided.ts'

/** Each waits for an administrator who is neither its author nor the operator concerned. */
export const rolesProposals: readonly RolesProposal[] = [
  {
    id: demoId('roles-proposal', 'tunde'),
    operator: operatorReference('tunde'),
    roles_before: [...tunde.roles],
    roles: ['reviewer', 'approver'],
    reason: 'Ngozi is on leave in July, and documents should not wait for her.',
    proposed_by: operatorReference('uche'),
    proposed_at: '2026-06-02T11:40:00Z',
    ...undecided,
  },
  {
    id: demoId('roles-proposal', 'ngozi'),
    operator: operatorReference('ngozi'),
    roles_before: [...ngozi.roles],
    roles: [],
    reason: 'No desk work while she is on leave.',
    proposed_by: operatorReference('zainab'),
    proposed_at: '2026-06-02T16:10:00Z',
    ...undecided,
  },
]

const nextMonth = (day: string) => spokenMonth(monthsLater(day, 1))

export function rolesProposalsOn(calendar: DemoCalendar): RolesProposal[] {
  return rolesProposals.map(proposal => ({
    ...retold(calendar, proposal, 'proposed_at'),
    reason: proposal.reason.replace(nextMonth(referenceDay), nextMonth(calendar.day)),
  }))
}
