import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const managedResourcesKey = 'GET /operator/resource'
export const managedResourcesQuery = query(managedResourcesKey, listManagedResources)

export const useManagedResources = () => useQuery(managedResourcesQuery, {})
