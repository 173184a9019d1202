import { object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { QueryFlag } from '../fields/query-flag.ts'
import { pageOf } from '../paging/page-of.ts'
import { pageQuery } from '../paging/page-query.ts'
import { Notification } from './notification.ts'

export const listNotifications = endpoint({
  summary: 'What the club told the member, newest first; `unread=true` leaves out what is read.',
  method: 'GET',
  path: '/notification',
  access: 'member',
  query: object({ unread: optional(QueryFlag), ...pageQuery }),
  response: pageOf(Notification),
})
