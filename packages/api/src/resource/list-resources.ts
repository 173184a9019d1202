import { listResources } from '@kinfold/contract/resource/list-resources'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const resourcesKey = 'GET /resource'
export const resourcesQuery = query(resourcesKey, listResources)

export const useResources = () => useQuery(resourcesQuery, {})
