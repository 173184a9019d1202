import type { logOut as endpoint } from '@kinfold/contract/session/log-out'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { endSession } from './end-session.ts'

type Endpoint = typeof endpoint

export async function logOut(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  await endSession(db, caller.accountId, caller.sessionId)
  return { done: true }
}
