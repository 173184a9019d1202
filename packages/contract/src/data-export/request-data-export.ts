import { endpoint } from '../endpoint.ts'
import { DataExport } from './data-export.ts'

export const requestDataExport = endpoint({
  summary:
    'Asks for an archive of everything kept about the member; while one is made or waits, answers that one.',
  method: 'POST',
  path: '/customer/export',
  access: 'member',
  response: DataExport,
})
