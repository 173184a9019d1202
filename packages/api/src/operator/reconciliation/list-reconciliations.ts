import type { QueryOf } from '@kinfold/contract/endpoint'
import { listReconciliations } from '@kinfold/contract/operator/reconciliation/list-reconciliations'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const reconciliationsKey = 'GET /operator/reconciliation'
export const reconciliationsQuery = query(reconciliationsKey, listReconciliations, {
  keepPrevious: true,
})

export const useReconciliations = (filter: QueryOf<typeof listReconciliations> = {}) =>
  useQuery(reconciliationsQuery, { query: filter })
