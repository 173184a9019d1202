import { proposeRoles } from '@kinfold/contract/operator/staff/propose-roles'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { operatorsKey } from './list-operators.ts'

export const proposeRolesMutation = mutation('PATCH /operator/staff/roles/:id', proposeRoles, {
  invalidates: [operatorsKey, deskOverviewKey],
  success: 'Proposed. Another administrator can confirm it now.',
})

export const useProposeRoles = () => useMutation(proposeRolesMutation)
