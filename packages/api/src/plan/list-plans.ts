import { listPlans } from '@kinfold/contract/plan/list-plans'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const plansKey = 'GET /product/pools'
export const plansQuery = query(plansKey, listPlans)

/** The plans this member can see. */
export const usePlans = () => useQuery(plansQuery, {})
