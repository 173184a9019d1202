import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { operator } from '../../base/person/account.tables.ts'
import {
  confirmProposal,
  type Decision,
  discardProposal,
  type ProposalKind,
} from '../../base/proposal/decide-proposal.ts'
import { openProposal } from '../../base/proposal/judge-proposal.ts'
import type { Services } from '../../services.ts'
import { session } from '../session/session.tables.ts'
import { aboutYourself } from './about-yourself.ts'
import { type LockedOperator, lockOperators } from './lock-operators.ts'
import { readRolesProposal } from './read-roles-proposals.ts'
import { rolesLine } from './roles-line.ts'
import { rolesProposal } from './staff.tables.ts'

type Proposal = typeof rolesProposal.$inferSelect

const rolesProposals: ProposalKind<Proposal, RolesProposal, 'about_yourself'> = {
  lock: async ({ params: { id }, body: { seen }, caller, tx }) => {
    const [row] = await tx.orm
      .select()
      .from(rolesProposal)
      .where(eq(rolesProposal.id, id))
      .for('update')
    const proposal = await openProposal(tx, row, seen)
    if (proposal instanceof Refusal) return proposal
    return aboutYourself(caller.accountId, proposal.operatorId) ?? proposal
  },
  update: (tx, id, decided) =>
    tx.orm.update(rolesProposal).set(decided).where(eq(rolesProposal.id, id)),
  read: readRolesProposal,
  entry: (proposal, status, decided) => ({
    action: `operator.roles_${status}`,
    subject: decided.operator.name,
    detail: rolesLine(proposal),
  }),
}

/** The roles apply at once; an operator who is left with none is signed out everywhere. */
export async function confirmRoles(services: Services, decision: Decision) {
  const { tx } = decision
  const everybody = await lockOperators(tx)
  return confirmProposal(services, rolesProposals, decision, async proposal => {
    const problem = changeProblem(everybody, proposal)
    if (problem !== undefined) return problem
    const { operatorId, roles } = proposal
    await tx.orm.update(operator).set({ roles }).where(eq(operator.id, operatorId))
    if (roles.length === 0) await tx.orm.delete(session).where(eq(session.accountId, operatorId))
    return undefined
  })
}

export function discardRoles(services: Services, decision: Decision) {
  return discardProposal(services, rolesProposals, decision)
}

function changeProblem(
  everybody: readonly LockedOperator[],
  { operatorId, rolesBefore }: Proposal,
): Refusal<'conflict'> | undefined {
  const before = everybody.find(each => each.id === operatorId)?.roles
  // Roles may also be given on the machine itself.
  return before?.toSorted().join() === rolesBefore.toSorted().join()
    ? undefined
    : refuse('conflict')
}
