import type { listSessions as endpoint } from '@kinfold/contract/session/list-sessions'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import type { Services } from '../services.ts'
import { describeSession } from './describe-session.ts'
import { session } from './session.tables.ts'

type Endpoint = typeof endpoint

export async function listSessions(
  { db, config, now }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const moment = now()
  const idleSince = new Date(moment.getTime() - config.sessionIdleHours * 3_600_000)
  const rows = await db.orm
    .select()
    .from(session)
    .where(
      and(
        eq(session.accountId, caller.accountId),
        gt(session.endsAt, moment),
        gt(session.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.id))
  return { sessions: rows.map(row => describeSession(row, caller.sessionId)) }
}
