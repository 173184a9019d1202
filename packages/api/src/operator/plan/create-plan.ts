import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedPlansKey } from './list-managed-plans.ts'

export const createPlanMutation = mutation('POST /operator/plan/create', createPlan, {
  invalidates: [managedPlansKey],
  success: 'The plan is added.',
})

export const useCreatePlan = () => useMutation(createPlanMutation)
