import { operatorRoles } from '@kinfold/contract/access'
import {
  type proposeRoles as endpoint,
  rolesAlreadyProposed,
} from '@kinfold/contract/operator/staff/propose-roles'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { aboutYourself } from './about-yourself.ts'
import { lockOperators } from './lock-operators.ts'
import { readRolesProposal } from './read-roles-proposals.ts'
import { rolesLine } from './roles-line.ts'
import { rolesProposal } from './staff.tables.ts'

type Endpoint = typeof endpoint

/** Changes no roles yet: another administrator has to confirm. */
export async function proposeRoles(
  services: Services,
  { caller, params: { id }, body: { roles: asked, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const own = aboutYourself(by, id)
  if (own !== undefined) return own
  const everybody = await lockOperators(tx)
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
  const about = {
    subject: before.name,
    subjectId: kept.id,
    detail: `${rolesLine(kept)}. ${reason}`,
  }
  return audited('operator.roles_proposed', about, await readRolesProposal(tx, kept.id))
}
