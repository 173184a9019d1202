import { listReconciliations } from '@kinfold/contract/operator/reconciliation/list-reconciliations'
import { sampleCall } from '../sample-call.ts'

export const operatorReconciliationSamples = {
  listReconciliations: sampleCall(listReconciliations, {}),
}
