import { array, type } from 'superstruct'
import { Meeting } from '../../club/meeting.ts'
import { endpoint } from '../../endpoint.ts'

export const listMeetings = endpoint({
  summary: 'Meetings, the latest first.',
  method: 'GET',
  path: '/operator/meeting',
  access: 'operator',
  response: type({ meetings: array(Meeting) }),
})
