import { array, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Count } from '../fields/whole-number.ts'
import { Announcement } from './announcement.ts'
import { Meeting } from './meeting.ts'
import { Officer } from './officer.ts'

/** A page shows so many at most. */
export const mostAnnouncementsShown = 20
export const mostMeetingsShown = 10

export const getClub = endpoint({
  summary:
    'What the club is: its officers, the meetings to come, the next first, and announcements, the latest first.',
  method: 'GET',
  path: '/club',
  access: 'member',
  response: type({
    /** As many tens of members as are full; null while they are fewer than ten. */
    members: nullable(Count),
    officers: array(Officer),
    meetings: array(Meeting),
    announcements: array(Announcement),
  }),
})
