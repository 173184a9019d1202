import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { operator } from '../account/account.tables.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { confirmationProblem, openProposal } from '../proposal/judge-proposal.ts'
import type { Services } from '../services.ts'
import { session } from '../session/session.tables.ts'
import { aboutYourself } from './about-yourself.ts'
import { asOperator } from './as-operator.ts'
import { isAdministrator, type LockedOperator, lockOperators } from './lock-operators.ts'
import { readRolesProposal } from './read-roles-proposals.ts'
import { rolesLine } from './roles-line.ts'
import { rolesProposal } from './staff.tables.ts'

type Proposal = typeof rolesProposal.$inferSelect
type Decision = { readonly id: string; readonly by: string }
type Undecidable = Refusal<'not_found' | 'already_decided' | 'about_yourself'>

/** The roles apply at once; an operator who is left with none is signed out everywhere. */
export async function confirmRoles(
  services: Services,
  { id, by }: Decision,
): Promise<
  RolesProposal | Undecidable | Refusal<'second_person_needed' | 'forbidden' | 'conflict'>
> {
  return services.db.transaction(async tx => {
    const everybody = await lockOperators(tx)
    if (!isAdministrator(everybody, by)) return refuse('forbidden')
    const proposal = await lockProposal(tx, id, by)
    if (proposal instanceof Refusal) return proposal
    const problem =
      (await confirmationProblem(tx, proposal, by)) ?? changeProblem(everybody, proposal)
    if (problem !== undefined) return problem
    const { operatorId, roles } = proposal
    await tx.orm.update(operator).set({ roles }).where(eq(operator.id, operatorId))
    if (roles.length === 0) await tx.orm.delete(session).where(eq(session.accountId, operatorId))
    return settle(services, tx, proposal, { status: 'confirmed', by })
  })
}

export async function discardRoles(
  services: Services,
  { id, by }: Decision,
): Promise<RolesProposal | Undecidable | Refusal<'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const proposal = await lockProposal(tx, id, by)
    if (proposal instanceof Refusal) return proposal
    return settle(services, tx, proposal, { status: 'discarded', by })
  })
}

async function lockProposal(tx: Transaction, id: string, by: string) {
  const [row] = await tx.orm
    .select()
    .from(rolesProposal)
    .where(eq(rolesProposal.id, id))
    .for('update')
  const proposal = openProposal(row)
  if (proposal instanceof Refusal) return proposal
  return aboutYourself(by, proposal.operatorId) ?? proposal
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

async function settle(
  services: Services,
  tx: Transaction,
  proposal: Proposal,
  { status, by }: { readonly status: 'confirmed' | 'discarded'; readonly by: string },
): Promise<RolesProposal> {
  await tx.orm
    .update(rolesProposal)
    .set({ status, decidedBy: by, decidedAt: services.now() })
    .where(eq(rolesProposal.id, proposal.id))
  const decided = await readRolesProposal(tx, proposal.id)
  await noteOperator(services, tx, by, `operator.roles_${status}`, {
    subject: decided.operator.name,
    subjectId: proposal.id,
    detail: rolesLine(proposal),
  })
  return decided
}
