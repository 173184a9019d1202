import { Meeting } from '../../club/meeting.ts'
import { endpoint } from '../../endpoint.ts'
import { MeetingBody } from './meeting-body.ts'

export const createMeeting = endpoint({
  summary: 'Calls a meeting.',
  method: 'POST',
  path: '/operator/meeting/create',
  access: 'administrator',
  body: MeetingBody,
  response: Meeting,
})
