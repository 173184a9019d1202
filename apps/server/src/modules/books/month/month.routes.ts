import { confirmMonthClosing as confirmCall } from '@kinfold/contract/operator/month/confirm-month-closing'
import { discardMonthClosing as discardCall } from '@kinfold/contract/operator/month/discard-month-closing'
import { listMonths } from '@kinfold/contract/operator/month/list-months'
import { proposeMonthClosing as proposeCall } from '@kinfold/contract/operator/month/propose-month-closing'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmMonthClosing, discardMonthClosing } from './decide-month-closing.ts'
import { proposeMonthClosing } from './propose-month-closing.ts'
import { readMonths } from './read-months.ts'

export function monthRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listMonths, async () => ({
      months: await readMonths(services.db, await services.clock.now(services.db)),
    })),
    operatorRoute(services, proposeCall, call => proposeMonthClosing(services, call)),
    operatorRoute(services, confirmCall, call => confirmMonthClosing(services, call)),
    operatorRoute(services, discardCall, call => discardMonthClosing(services, call)),
  ]
}
