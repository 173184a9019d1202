import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ManagedAnnouncement } from './managed-announcement.ts'

export const withdrawAnnouncement = endpoint({
  summary: 'Takes an announcement off the club’s page; again it stays off.',
  method: 'POST',
  path: '/operator/announcement/withdraw/:id',
  access: 'administrator',
  params: { id: id<'announcement'>() },
  response: ManagedAnnouncement,
})
