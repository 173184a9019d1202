import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { readDeskOverview } from './read-desk-overview.ts'

export function deskOverviewRoutes(services: Services): readonly Route[] {
  return [signedInRoute(getDeskOverview, () => readDeskOverview(services))]
}
