import { listAuditEntries as listAuditEntriesCall } from '@kinfold/contract/operator/audit/list-audit-entries'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { listAuditEntries } from './list-audit-entries.ts'

export function auditRoutes(services: Services): readonly Route[] {
  return [signedInRoute(listAuditEntriesCall, call => listAuditEntries(services, call))]
}
