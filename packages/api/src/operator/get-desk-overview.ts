import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const deskOverviewKey = 'GET /operator/overview'
export const deskOverviewQuery = query(deskOverviewKey, getDeskOverview)

/** How much waits in each queue. */
export const useDeskOverview = () => useQuery(deskOverviewQuery, {})
