import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedResourcesKey } from './list-managed-resources.ts'

export const deleteResourceMutation = mutation(
  'POST /operator/resource/delete/:id',
  deleteResource,
  { invalidates: [managedResourcesKey], success: 'The resource is removed.' },
)

export const useDeleteResource = () => useMutation(deleteResourceMutation)
