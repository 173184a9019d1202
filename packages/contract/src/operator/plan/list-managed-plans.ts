import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { ManagedPlan } from './managed-plan.ts'

export const listManagedPlans = endpoint({
  summary: 'Every plan, drafts and closed ones too, with what members hold in it.',
  method: 'GET',
  path: '/operator/plan',
  access: 'operator',
  response: type({ plans: array(ManagedPlan) }),
})
