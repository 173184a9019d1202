import type { revokeSession as endpoint } from '@kinfold/contract/session/revoke-session'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Handle } from '../../db/database.ts'
import type { Services } from '../services.ts'
import { session } from './session.tables.ts'

type Endpoint = typeof endpoint

/** Someone else's session is one that isn't found. */
export async function revokeSession(
  { db }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const hasEnded = await endSession(db, caller.accountId, params.id)
  return hasEnded ? { done: true } : refuse('not_found')
}

export async function endSession(handle: Handle, accountId: string, id: string): Promise<boolean> {
  const ended = await handle.orm
    .delete(session)
    .where(and(eq(session.id, id), eq(session.accountId, accountId)))
    .returning({ id: session.id })
  return ended.length > 0
}
