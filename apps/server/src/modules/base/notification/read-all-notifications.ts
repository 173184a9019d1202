import type { readAllNotifications as endpoint } from '@kinfold/contract/notification/read-all-notifications'
import { and, eq, isNull } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { notification } from './notification.tables.ts'

type Endpoint = typeof endpoint

export async function readAllNotifications(
  { db, clock }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  await db.orm
    .update(notification)
    .set({ readAt: await clock.now(db) })
    .where(and(eq(notification.accountId, caller.accountId), isNull(notification.readAt)))
  return { done: true }
}
