import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const getFile = endpoint({
  summary:
    'A file’s content, as a download: for its owner, and for the operators whose work it is.',
  method: 'GET',
  path: '/file/:id',
  access: 'account',
  params: { id: id<'file'>() },
  errors: ['forbidden'],
  response: { contentType: 'application/octet-stream' },
})
