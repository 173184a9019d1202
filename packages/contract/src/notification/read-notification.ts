import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Notification } from './notification.ts'

export const readNotification = endpoint({
  summary: 'Marks one notification as read.',
  method: 'PATCH',
  path: '/notification/read/:id',
  access: 'member',
  params: { id: id<'notification'>() },
  response: Notification,
})
