import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { Notification } from '@kinfold/contract/notification/notification'
import { readAllNotifications } from '@kinfold/contract/notification/read-all-notifications'
import { readNotification } from '@kinfold/contract/notification/read-notification'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { readPage } from '../../paging/read-page.ts'
import type { Services } from '../services.ts'
import { notification } from './notification.tables.ts'

export function notificationRoutes({ db, now }: Services): readonly Route[] {
  return [
    signedInRoute(listNotifications, async ({ caller, query }) => {
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
          (await newest().limit(limit).offset(offset)).map(describe),
      })
    }),
    signedInRoute(readNotification, async ({ caller, params }) => {
      const [read] = await db.orm
        .update(notification)
        // The first time counts.
        .set({ readAt: sql`coalesce(${notification.readAt}, ${now().toISOString()}::timestamptz)` })
        .where(and(eq(notification.id, params.id), eq(notification.accountId, caller.accountId)))
        .returning()
      return read === undefined ? refuse('not_found') : describe(read)
    }),
    signedInRoute(readAllNotifications, async ({ caller }) => {
      await db.orm
        .update(notification)
        .set({ readAt: now() })
        .where(and(eq(notification.accountId, caller.accountId), isNull(notification.readAt)))
      return { done: true as const }
    }),
  ]
}

function describe(row: typeof notification.$inferSelect): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    link: row.link,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}
