import { listPlans as listPlansCall } from '@kinfold/contract/plan/list-plans'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { listPlans } from './list-plans.ts'

export function planRoutes(services: Services): readonly Route[] {
  return [signedInRoute(listPlansCall, call => listPlans(services, call))]
}
