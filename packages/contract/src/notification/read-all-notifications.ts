import { endpoint } from '../endpoint.ts'
import { Done } from '../validation/done.ts'

export const readAllNotifications = endpoint({
  summary: 'Marks every notification as read.',
  method: 'PATCH',
  path: '/notification/read-all',
  access: 'member',
  response: Done,
})
