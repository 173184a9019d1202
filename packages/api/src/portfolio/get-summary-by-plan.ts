import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const summaryByPlanKey = 'GET /portfolio/summary/by-product'
export const summaryByPlanQuery = query(summaryByPlanKey, getSummaryByPlan)

export const useSummaryByPlan = () => useQuery(summaryByPlanQuery, {})
