import { confirmRoles as confirmCall } from '@kinfold/contract/operator/staff/confirm-roles'
import { discardRoles as discardCall } from '@kinfold/contract/operator/staff/discard-roles'
import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { proposeRoles as proposeCall } from '@kinfold/contract/operator/staff/propose-roles'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { confirmRoles, discardRoles } from './decide-roles.ts'
import { proposeRoles } from './propose-roles.ts'
import { readStaff } from './read-staff.ts'

export function staffRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listOperators, async () => ({ operators: await readStaff(services.db) })),
    signedInRoute(proposeCall, ({ caller, params, body }) =>
      proposeRoles(services, { ...body, id: params.id, by: caller.accountId }),
    ),
    signedInRoute(confirmCall, ({ caller, params, body }) =>
      confirmRoles(services, { ...body, id: params.id, by: caller.accountId }),
    ),
    signedInRoute(discardCall, ({ caller, params, body }) =>
      discardRoles(services, { ...body, id: params.id, by: caller.accountId }),
    ),
  ]
}
