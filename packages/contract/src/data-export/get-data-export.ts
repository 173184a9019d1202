import { nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DataExport } from './data-export.ts'

export const getDataExport = endpoint({
  summary: 'The latest export of the member’s data, and how far it is; null before the first.',
  method: 'GET',
  path: '/customer/export',
  access: 'member',
  response: type({ latest: nullable(DataExport) }),
})
