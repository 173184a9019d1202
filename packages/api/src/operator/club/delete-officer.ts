import { deleteOfficer } from '@kinfold/contract/operator/club/delete-officer'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { officersKey } from './list-officers.ts'

export const deleteOfficerMutation = mutation('POST /operator/officer/delete/:id', deleteOfficer, {
  invalidates: [officersKey],
  success: 'The officer is removed.',
})

export const useDeleteOfficer = () => useMutation(deleteOfficerMutation)
