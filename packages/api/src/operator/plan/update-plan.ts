import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedPlansKey } from './list-managed-plans.ts'

export const updatePlanMutation = mutation('PATCH /operator/plan/update/:id', updatePlan, {
  invalidates: [managedPlansKey],
  success: 'The plan is saved.',
})

export const useUpdatePlan = () => useMutation(updatePlanMutation)
