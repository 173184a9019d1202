import type { getMember as endpoint } from '@kinfold/contract/operator/member/get-member'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { noteLook } from './note-look.ts'
import { readMember } from './read-member.ts'

type Endpoint = typeof endpoint

/** Who looked stands in the operators' log. */
export async function getMember(
  services: Services,
  { caller, params: { id } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, now } = services
  const found = await readMember(db, id, { now: now(), reader: caller })
  if (found === undefined) return refuse('not_found')
  const { first_name, last_name } = found.customer
  await noteLook(services, { by: caller.accountId, memberId: id }, `${first_name} ${last_name}`)
  return found
}
