import type { QueryOf } from '@kinfold/contract/endpoint'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const auditEntriesKey = 'GET /operator/audit'
export const auditEntriesQuery = query(auditEntriesKey, listAuditEntries, { keepPrevious: true })

export const useAuditEntries = (filter: QueryOf<typeof listAuditEntries> = {}) =>
  useQuery(auditEntriesQuery, { query: filter })
