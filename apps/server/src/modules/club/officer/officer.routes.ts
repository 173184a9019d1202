import { createOfficer as createOfficerCall } from '@kinfold/contract/operator/club/create-officer'
import { deleteOfficer as deleteOfficerCall } from '@kinfold/contract/operator/club/delete-officer'
import { listOfficers } from '@kinfold/contract/operator/club/list-officers'
import { updateOfficer as updateOfficerCall } from '@kinfold/contract/operator/club/update-officer'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { createOfficer } from './create-officer.ts'
import { deleteOfficer } from './delete-officer.ts'
import { readOfficers } from './read-officers.ts'
import { updateOfficer } from './update-officer.ts'

export function officerRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listOfficers, async () => ({ officers: await readOfficers(services.db) })),
    operatorRoute(services, createOfficerCall, createOfficer),
    operatorRoute(services, updateOfficerCall, updateOfficer),
    operatorRoute(services, deleteOfficerCall, deleteOfficer),
  ]
}
