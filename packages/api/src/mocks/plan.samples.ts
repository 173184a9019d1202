import { listPlans } from '@kinfold/contract/plan/list-plans'
import { sampleCall } from './sample-call.ts'

export const planSamples = {
  listPlans: sampleCall(listPlans, {}),
}
