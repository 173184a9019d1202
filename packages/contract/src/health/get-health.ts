import { enums, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'

export const getHealth = endpoint({
  summary: 'Whether the server and its database answer.',
  method: 'GET',
  path: '/health',
  access: 'visitor',
  response: type({ status: enums(['ok']), version: string() }),
})
