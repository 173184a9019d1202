import { endpoint } from '../../endpoint.ts'
import { AnnouncementBody, ManagedAnnouncement } from './managed-announcement.ts'

export const createAnnouncement = endpoint({
  summary: 'Announces something on the club’s page.',
  method: 'POST',
  path: '/operator/announcement/create',
  access: 'administrator',
  body: AnnouncementBody,
  response: ManagedAnnouncement,
})
