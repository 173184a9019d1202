import { getHealth as getHealthCall } from '@kinfold/contract/health/get-health'
import { type Route, visitorRoute } from '../../../calls/route.ts'
import { version } from '../../../config/version.ts'
import type { Readiness } from '../../../health/readiness.ts'
import type { Services } from '../../services.ts'
import { getHealth } from './get-health.ts'

export function healthRoutes({ db }: Services, readiness: Readiness): readonly Route[] {
  return [visitorRoute(getHealthCall, () => getHealth({ db, readiness, version }))]
}
