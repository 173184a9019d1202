import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedResourcesKey } from './list-managed-resources.ts'

export const updateResourceMutation = mutation(
  'PATCH /operator/resource/update/:id',
  updateResource,
  { invalidates: [managedResourcesKey], success: 'The resource is saved.' },
)

export const useUpdateResource = () => useMutation(updateResourceMutation)
