import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const getFile = endpoint({
  summary: 'A file’s content, as a download.',
  method: 'GET',
  path: '/file/:id',
  access: 'account',
  params: { id: id<'file'>() },
  response: { contentType: 'application/octet-stream' },
})
