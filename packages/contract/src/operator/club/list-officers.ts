import { array, type } from 'superstruct'
import { Officer } from '../../club/officer.ts'
import { endpoint } from '../../endpoint.ts'

export const listOfficers = endpoint({
  summary: 'The officers, in the order in which members find them.',
  method: 'GET',
  path: '/operator/officer',
  access: 'operator',
  response: type({ officers: array(Officer) }),
})
