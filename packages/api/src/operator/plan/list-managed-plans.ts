import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const managedPlansKey = 'GET /operator/plan'
export const managedPlansQuery = query(managedPlansKey, listManagedPlans)

export const useManagedPlans = () => useQuery(managedPlansQuery, {})
