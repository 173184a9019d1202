import { updateOfficer } from '@kinfold/contract/operator/club/update-officer'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { officersKey } from './list-officers.ts'

export const updateOfficerMutation = mutation('PATCH /operator/officer/update/:id', updateOfficer, {
  invalidates: [officersKey],
  success: 'The officer is saved.',
})

export const useUpdateOfficer = () => useMutation(updateOfficerMutation)
