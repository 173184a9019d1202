import { endpoint } from '../../endpoint.ts'
import { ManagedResource } from './managed-resource.ts'
import { ResourceBody } from './resource-body.ts'

export const createResource = endpoint({
  summary: 'Adds a resource.',
  method: 'POST',
  path: '/operator/resource/create',
  access: 'administrator',
  body: ResourceBody,
  response: ManagedResource,
})
