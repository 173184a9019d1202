import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { updateRoles as updateRolesCall } from '@kinfold/contract/operator/staff/update-roles'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { readStaff } from './read-staff.ts'
import { updateRoles } from './update-roles.ts'

export function staffRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listOperators, async () => ({ operators: await readStaff(services.db) })),
    signedInRoute(updateRolesCall, ({ caller, params, body }) =>
      updateRoles(services, { id: params.id, by: caller.accountId, roles: body.roles }),
    ),
  ]
}
