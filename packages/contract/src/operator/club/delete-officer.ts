import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Done } from '../../validation/done.ts'

export const deleteOfficer = endpoint({
  summary: 'Removes an officer.',
  method: 'POST',
  path: '/operator/officer/delete/:id',
  access: 'administrator',
  params: { id: id<'officer'>() },
  response: Done,
})
