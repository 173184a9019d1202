import { getHealth } from '@kinfold/contract/health/get-health'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const healthKey = 'GET /health'
export const healthQuery = query(healthKey, getHealth)

/** Whether the server and its database answer. */
export const useHealth = () => useQuery(healthQuery, {})
