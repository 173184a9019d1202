import { Officer } from '../../club/officer.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { UpdateOfficerBody } from './officer-body.ts'

export const updateOfficer = endpoint({
  summary: 'Changes an officer.',
  method: 'PATCH',
  path: '/operator/officer/update/:id',
  access: 'administrator',
  params: { id: id<'officer'>() },
  body: UpdateOfficerBody,
  response: Officer,
  errors: ['conflict'],
})
