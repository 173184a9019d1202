import type { readNotification as endpoint } from '@kinfold/contract/notification/read-notification'
import { and, eq, sql } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Services } from '../services.ts'
import { describeNotification } from './describe-notification.ts'
import { notification } from './notification.tables.ts'

type Endpoint = typeof endpoint

export async function readNotification(
  { db, now }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const [read] = await db.orm
    .update(notification)
    // The first time counts.
    .set({ readAt: sql`coalesce(${notification.readAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(notification.id, params.id), eq(notification.accountId, caller.accountId)))
    .returning()
  return read === undefined ? refuse('not_found') : describeNotification(read)
}
