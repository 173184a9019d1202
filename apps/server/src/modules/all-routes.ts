import type { Readiness } from '../health/readiness.ts'
import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { version } from '../version.ts'
import { accountRoutes } from './account/account.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { referenceRoutes } from './reference/reference.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

/** Every contract call that is carried out here. */
export function allRoutes(services: Services, readiness: Readiness): readonly Route[] {
  return [
    ...healthRoutes({ db: services.db, readiness, version }),
    ...accountRoutes(services),
    ...authRoutes(services),
    ...sessionRoutes(services),
    ...referenceRoutes(services),
  ]
}
