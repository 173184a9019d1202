import type { readNotification as endpoint } from '@kinfold/contract/notification/read-notification'
import { and, eq, isNull } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describeNotification } from './describe-notification.ts'
import { notification } from './notification.tables.ts'

type Endpoint = typeof endpoint

export async function readNotification(
  { db, clock }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const mine = and(eq(notification.id, params.id), eq(notification.accountId, caller.accountId))
  // Keeps the time of the first reading.
  await db.orm
    .update(notification)
    .set({ readAt: await clock.now(db) })
    .where(and(mine, isNull(notification.readAt)))
  const [read] = await db.orm.select().from(notification).where(mine)
  return read === undefined ? refuse('not_found') : describeNotification(read)
}
