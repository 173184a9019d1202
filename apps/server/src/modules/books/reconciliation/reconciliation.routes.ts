import { listReconciliations } from '@kinfold/contract/operator/reconciliation/list-reconciliations'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { readReconciliations } from './read-reconciliations.ts'

export function reconciliationRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listReconciliations, async ({ query }) => ({
      items: await readReconciliations(services, query.day),
    })),
  ]
}
