import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { sampleCall } from '../sample-call.ts'

export const operatorOverviewSamples = {
  listAuditEntries: sampleCall(listAuditEntries, { query: { actor_kind: 'operator' } }),
  getDeskOverview: sampleCall(getDeskOverview, {}),
}
