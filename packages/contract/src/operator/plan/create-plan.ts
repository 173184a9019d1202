import { endpoint } from '../../endpoint.ts'
import { ManagedPlan } from './managed-plan.ts'
import { CreatePlanBody } from './plan-body.ts'

export const createPlan = endpoint({
  summary: 'Adds a plan, as a draft or open at once.',
  method: 'POST',
  path: '/operator/plan/create',
  access: 'administrator',
  body: CreatePlanBody,
  response: ManagedPlan,
})
