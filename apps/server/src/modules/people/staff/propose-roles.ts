import { type OperatorRole, operatorRoles } from '@kinfold/contract/access'
import { rolesAlreadyProposed } from '@kinfold/contract/operator/staff/propose-roles'
import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import type { Services } from '../../services.ts'
import { aboutYourself } from './about-yourself.ts'
import { isAdministrator, lockOperators } from './lock-operators.ts'
import { readRolesProposal } from './read-roles-proposals.ts'
import { rolesLine } from './roles-line.ts'
import { rolesProposal } from './staff.tables.ts'

type Input = {
  readonly id: string
  readonly by: string
  readonly roles: readonly OperatorRole[]
  readonly reason: string
}

/** Changes no roles yet: another administrator has to confirm. */
export async function proposeRoles(
  services: Services,
  { id, by, roles: asked, reason }: Input,
): Promise<RolesProposal | Refusal<'not_found' | 'forbidden' | 'about_yourself' | 'conflict'>> {
  const own = aboutYourself(by, id)
  if (own !== undefined) return own
  return services.db.transaction(async tx => {
    const everybody = await lockOperators(tx)
    if (!isAdministrator(everybody, by)) return refuse('forbidden')
    const before = everybody.find(each => each.id === id)
    if (before === undefined) return refuse('not_found')
    const roles = operatorRoles.filter(role => asked.includes(role))
    const [kept] = await tx.orm
      .insert(rolesProposal)
      .values({
        operatorId: id,
        rolesBefore: before.roles,
        roles,
        reason,
        proposedBy: by,
        proposedAt: await services.clock.now(tx),
      })
      .onConflictDoNothing()
      .returning()
    if (kept === undefined) return refuse('conflict', { sentence: rolesAlreadyProposed })
    await noteOperator(services, tx, by, 'operator.roles_proposed', {
      subject: before.name,
      subjectId: kept.id,
      detail: `${rolesLine(kept)}. ${reason}`,
    })
    return readRolesProposal(tx, kept.id)
  })
}
