import type { Readiness } from '../health/readiness.ts'
import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { version } from '../version.ts'
import { healthRoutes } from './health/health.routes.ts'

/** Every contract call that is carried out here. */
export function allRoutes(services: Services, readiness: Readiness): readonly Route[] {
  return [...healthRoutes({ db: services.db, readiness, version })]
}
