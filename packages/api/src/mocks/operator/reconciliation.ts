import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { listReconciliations } from '@kinfold/contract/operator/reconciliation/list-reconciliations'
import { reconciliationsOn } from '@kinfold/personas/desk/reconciliations'
import { mock } from '../mock.ts'

export const operatorReconciliationMocks = {
  listReconciliations: mock(listReconciliations, {
    ok: ({ query }) => ({ items: reconciliationsOn(query.day ?? dayInLagos(new Date())) }),
  }),
}
