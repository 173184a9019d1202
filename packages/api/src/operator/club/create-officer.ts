import { createOfficer } from '@kinfold/contract/operator/club/create-officer'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { officersKey } from './list-officers.ts'

export const createOfficerMutation = mutation('POST /operator/officer/create', createOfficer, {
  invalidates: [officersKey],
  success: 'The officer is added.',
})

export const useCreateOfficer = () => useMutation(createOfficerMutation)
