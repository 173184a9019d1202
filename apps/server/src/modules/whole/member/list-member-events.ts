import type { listMemberEvents as endpoint } from '@kinfold/contract/operator/member/list-member-events'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { noteLook } from './note-look.ts'
import { readMemberEvents } from './read-member-events.ts'
import { readMemberSummary } from './read-members.ts'

type Endpoint = typeof endpoint

export async function listMemberEvents(
  services: Services,
  { caller, params: { id }, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await readMemberSummary(services.db, id)
  if (found === undefined) return refuse('not_found')
  await noteLook(services, { by: caller.accountId, memberId: id }, found.name)
  return readMemberEvents(services.db, id, query)
}
