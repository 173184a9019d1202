import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { FilePurpose, StoredFile } from './stored-file.ts'

export const uploadFile = endpoint({
  summary: 'Sends a file up, to be named in a later call.',
  method: 'POST',
  path: '/file',
  access: 'member',
  upload: { file: 'file', fields: object({ purpose: FilePurpose }) },
  response: StoredFile,
})
