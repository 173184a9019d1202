import { endpoint } from '../endpoint.ts'
import { PlanIdInPath } from '../fields/plan-id.ts'
import { PlanReturns } from './plan-returns.ts'

export const listPlanReturns = endpoint({
  summary: 'What a plan earned in each of its last sixty months, for members who can see it.',
  method: 'GET',
  path: '/product/returns/:id',
  access: 'member',
  params: { id: PlanIdInPath },
  response: PlanReturns,
})
