import { Officer } from '../../club/officer.ts'
import { endpoint } from '../../endpoint.ts'
import { OfficerBody } from './officer-body.ts'

export const createOfficer = endpoint({
  summary: 'Adds an officer.',
  method: 'POST',
  path: '/operator/officer/create',
  access: 'administrator',
  body: OfficerBody,
  response: Officer,
})
