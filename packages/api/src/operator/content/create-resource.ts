import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { managedResourcesKey } from './list-managed-resources.ts'

export const createResourceMutation = mutation('POST /operator/resource/create', createResource, {
  invalidates: [managedResourcesKey],
  success: 'The resource is added.',
})

export const useCreateResource = () => useMutation(createResourceMutation)
