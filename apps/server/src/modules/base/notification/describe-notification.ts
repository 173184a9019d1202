import type { Notification } from '@kinfold/contract/notification/notification'
import type { notification } from './notification.tables.ts'

export function describeNotification(row: typeof notification.$inferSelect): Notification {
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
