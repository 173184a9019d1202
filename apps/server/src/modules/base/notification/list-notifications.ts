import type { listNotifications as endpoint } from '@kinfold/contract/notification/list-notifications'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { describeNotification } from './describe-notification.ts'
import { notification } from './notification.tables.ts'

type Endpoint = typeof endpoint

export function listNotifications(
  { db }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const mine = and(
    eq(notification.accountId, caller.accountId),
    query.unread === true ? isNull(notification.readAt) : undefined,
  )
  const newest = () =>
    db.orm
      .select()
      .from(notification)
      .where(mine)
      .orderBy(desc(notification.createdAt), desc(notification.id))
  return readPage(query, {
    count: () => db.orm.$count(notification, mine),
    rows: async ({ limit, offset }) =>
      (await newest().limit(limit).offset(offset)).map(describeNotification),
  })
}
