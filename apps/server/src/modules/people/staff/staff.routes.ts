import { confirmRoles as confirmCall } from '@kinfold/contract/operator/staff/confirm-roles'
import { discardRoles as discardCall } from '@kinfold/contract/operator/staff/discard-roles'
import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { proposeRoles as proposeCall } from '@kinfold/contract/operator/staff/propose-roles'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmRoles, discardRoles } from './decide-roles.ts'
import { isStillAdministrator } from './lock-operators.ts'
import { proposeRoles } from './propose-roles.ts'
import { readStaff } from './read-staff.ts'

export function staffRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listOperators, async () => ({ operators: await readStaff(services.db) })),
    operatorRoute(
      services,
      proposeCall,
      call => proposeRoles(services, call),
      isStillAdministrator,
    ),
    operatorRoute(
      services,
      confirmCall,
      call => confirmRoles(services, call),
      isStillAdministrator,
    ),
    operatorRoute(services, discardCall, call => discardRoles(services, call)),
  ]
}
