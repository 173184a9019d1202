import { listPlanReturns } from '@kinfold/contract/plan/list-plan-returns'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const planReturnsQuery = query('GET /product/returns/:id', listPlanReturns)

/** What a plan earned in its past months. */
export const usePlanReturns = (id: number) =>
  useQuery(planReturnsQuery, { params: { id: String(id) } })
