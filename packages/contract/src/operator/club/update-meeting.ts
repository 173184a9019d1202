import { Meeting } from '../../club/meeting.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { UpdateMeetingBody } from './meeting-body.ts'

export const updateMeeting = endpoint({
  summary: 'Changes a meeting, or calls it off.',
  method: 'PATCH',
  path: '/operator/meeting/update/:id',
  access: 'administrator',
  params: { id: id<'meeting'>() },
  body: UpdateMeetingBody,
  response: Meeting,
  errors: ['conflict'],
})
