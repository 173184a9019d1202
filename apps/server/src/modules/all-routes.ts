import type { Route } from '../calls/route.ts'
import type { Readiness } from '../health/readiness.ts'
import { moduleRoutes } from './module-routes.ts'
import type { Services } from './services.ts'

type RoutesOf = (services: Services, readiness: Readiness) => readonly Route[]

/** Every contract call that the server implements. */
export function allRoutes(services: Services, readiness: Readiness): readonly Route[] {
  const modules: readonly RoutesOf[] = moduleRoutes
  return modules.flatMap(routesOf => routesOf(services, readiness))
}
