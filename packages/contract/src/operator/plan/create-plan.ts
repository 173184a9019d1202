import { endpoint } from '../../endpoint.ts'
import { Plan } from '../../plan/plan.ts'
import { CreatePlanBody } from './plan-body.ts'

export const createPlan = endpoint({
  summary: 'Adds a plan.',
  method: 'POST',
  path: '/operator/plan/create',
  access: 'administrator',
  body: CreatePlanBody,
  response: Plan,
})
