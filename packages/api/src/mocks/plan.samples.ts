import { listPlanReturns } from '@kinfold/contract/plan/list-plan-returns'
import { listPlans } from '@kinfold/contract/plan/list-plans'
import { sampleCall } from './sample-call.ts'

export const planSamples = {
  listPlanReturns: sampleCall(listPlanReturns, { params: { id: '1' } }),
  listPlans: sampleCall(listPlans, {}),
}
