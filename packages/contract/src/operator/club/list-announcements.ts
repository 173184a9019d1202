import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { ManagedAnnouncement } from './managed-announcement.ts'

export const listAnnouncements = endpoint({
  summary: 'Announcements, the latest first.',
  method: 'GET',
  path: '/operator/announcement',
  access: 'operator',
  response: type({ announcements: array(ManagedAnnouncement) }),
})
