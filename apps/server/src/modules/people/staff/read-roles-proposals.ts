import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { asc, eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import { decider, proposer } from '../../base/proposal/proposal-people.ts'
import { describeRolesProposal } from './describe-roles-proposal.ts'
import { rolesProposal } from './staff.tables.ts'

export async function readRolesProposal(handle: Handle, id: string): Promise<RolesProposal> {
  const [proposal] = await read(handle, eq(rolesProposal.id, id))
  if (proposal === undefined) throw new Error('proposal not found after it was written')
  return proposal
}

/** The open proposals: at most one for each operator. */
export function readOpenRolesProposals(handle: Handle): Promise<RolesProposal[]> {
  return read(handle, eq(rolesProposal.status, 'proposed'))
}

async function read(handle: Handle, which: SQL): Promise<RolesProposal[]> {
  const rows = await handle.orm
    .select({ proposal: rolesProposal, about: operator, by: proposer, decider })
    .from(rolesProposal)
    .innerJoin(operator, eq(operator.id, rolesProposal.operatorId))
    .innerJoin(proposer, eq(proposer.id, rolesProposal.proposedBy))
    .leftJoin(decider, eq(decider.id, rolesProposal.decidedBy))
    .where(which)
    .orderBy(asc(rolesProposal.proposedAt), asc(rolesProposal.id))
  return rows.map(({ proposal, about, ...people }) =>
    describeRolesProposal(proposal, about, people),
  )
}
