import type { revokeSession as endpoint } from '@kinfold/contract/session/revoke-session'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { endSession } from './end-session.ts'

type Endpoint = typeof endpoint

/** Another account's session is not found, like one that never existed. */
export async function revokeSession(
  { db }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const hasEnded = await endSession(db, caller.accountId, params.id)
  return hasEnded ? { done: true } : refuse('not_found')
}
