import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ManagedResource, UpdateResourceBody } from './managed-resource.ts'

export const updateResource = endpoint({
  summary: 'Changes a resource; refused when it has changed meanwhile.',
  method: 'PATCH',
  path: '/operator/resource/update/:id',
  access: 'administrator',
  params: { id: id<'resource'>() },
  body: UpdateResourceBody,
  response: ManagedResource,
  errors: ['conflict'],
})
