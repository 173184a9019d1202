import { and, count, eq, isNull } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { notification } from './notification.tables.ts'

export async function countUnread(handle: Handle, accountId: string): Promise<number> {
  const [row] = await handle.orm
    .select({ unread: count() })
    .from(notification)
    .where(and(eq(notification.accountId, accountId), isNull(notification.readAt)))
  return Number(row?.unread ?? 0)
}
