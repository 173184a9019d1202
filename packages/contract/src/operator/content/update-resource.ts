import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Resource } from '../../resource/resource.ts'
import { ResourceBody } from './resource-body.ts'

export const updateResource = endpoint({
  summary: 'Changes a resource.',
  method: 'PATCH',
  path: '/operator/resource/update/:id',
  access: 'administrator',
  params: { id: id<'resource'>() },
  body: ResourceBody,
  response: Resource,
})
