import { endpoint } from '../../endpoint.ts'
import { PlanIdInPath } from '../../fields/plan-id.ts'
import { ManagedPlan } from './managed-plan.ts'
import { UpdatePlanBody } from './plan-body.ts'

export const updatePlan = endpoint({
  summary:
    'Changes what a plan says, or opens and closes it; refused when it has changed meanwhile.',
  method: 'PATCH',
  path: '/operator/plan/update/:id',
  access: 'administrator',
  params: { id: PlanIdInPath },
  body: UpdatePlanBody,
  response: ManagedPlan,
  errors: ['conflict'],
})
