import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const deskOverviewKey = 'GET /operator/overview'
export const deskOverviewQuery = query(deskOverviewKey, getDeskOverview, {
  // What comes in shows by itself, and an operator at work stays signed in though they only read.
  refreshMs: () => 60_000,
})

/** How much waits in each queue. */
export const useDeskOverview = () => useQuery(deskOverviewQuery, {})
