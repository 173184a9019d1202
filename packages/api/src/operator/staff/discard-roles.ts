import { discardRoles } from '@kinfold/contract/operator/staff/discard-roles'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { operatorsKey } from './list-operators.ts'

export const discardRolesMutation = mutation(
  'POST /operator/staff/roles/discard/:id',
  discardRoles,
  { invalidates: [operatorsKey, deskOverviewKey], success: 'The proposal is thrown away.' },
)

export const useDiscardRoles = () => useMutation(discardRolesMutation)
