import type { listSessions as endpoint } from '@kinfold/contract/session/list-sessions'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { describeSession } from './describe-session.ts'
import { idleSince } from './idle-since.ts'
import { session } from './session.tables.ts'

type Endpoint = typeof endpoint

export async function listSessions(
  { db, config, now }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const moment = now()
  const rows = await db.orm
    .select()
    .from(session)
    .where(
      and(
        eq(session.accountId, caller.accountId),
        gt(session.endsAt, moment),
        gt(session.lastSeenAt, idleSince(config, moment, caller.roles.length > 0)),
      ),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.id))
  return { sessions: rows.map(row => describeSession(row, caller.sessionId)) }
}
