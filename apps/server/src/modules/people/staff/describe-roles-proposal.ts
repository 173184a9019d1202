import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { describeProposal, type ProposalPeople } from '../../base/proposal/describe-proposal.ts'
import type { rolesProposal } from './staff.tables.ts'

export function describeRolesProposal(
  row: typeof rolesProposal.$inferSelect,
  { id, name }: OperatorReference,
  people: ProposalPeople,
): RolesProposal {
  return {
    id: row.id,
    operator: { id, name },
    roles_before: row.rolesBefore,
    roles: row.roles,
    ...describeProposal(row, people),
  }
}
