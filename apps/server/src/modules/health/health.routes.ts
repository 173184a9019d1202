import { getHealth as getHealthCall } from '@kinfold/contract/health/get-health'
import { type Route, visitorRoute } from '../../calls/route.ts'
import { getHealth, type HealthParts } from './get-health.ts'

export function healthRoutes(parts: HealthParts): readonly Route[] {
  return [visitorRoute(getHealthCall, () => getHealth(parts))]
}
