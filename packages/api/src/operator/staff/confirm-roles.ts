import { confirmRoles } from '@kinfold/contract/operator/staff/confirm-roles'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { operatorsKey } from './list-operators.ts'

export const confirmRolesMutation = mutation(
  'POST /operator/staff/roles/confirm/:id',
  confirmRoles,
  { invalidates: [operatorsKey, deskOverviewKey], success: 'The new roles hold from now on.' },
)

export const useConfirmRoles = () => useMutation(confirmRolesMutation)
