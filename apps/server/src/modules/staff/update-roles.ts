import { type OperatorRole, operatorRoles } from '@kinfold/contract/access'
import type { Operator } from '@kinfold/contract/operator/staff/operator'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { operator } from '../account/account.tables.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { readStaff } from './read-staff.ts'

type Wish = { readonly id: string; readonly by: string; readonly roles: readonly OperatorRole[] }

export async function updateRoles(
  services: Services,
  { id, by, roles: asked }: Wish,
): Promise<Operator | Refusal<'not_found' | 'last_administrator'>> {
  return services.db.transaction(async tx => {
    // All at once: of two administrators who take each other off, the second finds nobody left.
    const everybody = await tx.orm.select().from(operator).orderBy(operator.id).for('update')
    const before = everybody.find(each => each.id === id)
    if (before === undefined) return refuse('not_found')
    const roles = operatorRoles.filter(role => asked.includes(role))
    const after = everybody.map(each => (each.id === id ? roles : each.roles))
    if (!after.some(each => each.includes('administrator'))) return refuse('last_administrator')
    await tx.orm.update(operator).set({ roles }).where(eq(operator.id, id))
    await noteOperator(services, tx, by, 'operator.roles_changed', {
      subject: before.name,
      subjectId: id,
      detail: `from ${named(before.roles)} to ${named(roles)}`,
    })
    const [changed] = await readStaff(tx, id)
    return changed ?? refuse('not_found')
  })
}

const named = (roles: readonly OperatorRole[]) => roles.join(', ') || 'no role'
