import { updateRoles } from '@kinfold/contract/operator/staff/update-roles'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { operatorsKey } from './list-operators.ts'

export const updateRolesMutation = mutation('PATCH /operator/staff/roles/:id', updateRoles, {
  invalidates: [operatorsKey],
  success: 'The roles are saved.',
})

export const useUpdateRoles = () => useMutation(updateRolesMutation)
