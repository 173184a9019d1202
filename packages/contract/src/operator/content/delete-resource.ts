import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Done } from '../../validation/done.ts'

export const deleteResource = endpoint({
  summary: 'Removes a resource.',
  method: 'POST',
  path: '/operator/resource/delete/:id',
  access: 'administrator',
  params: { id: id<'resource'>() },
  response: Done,
})
