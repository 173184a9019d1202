import type { getMember as endpoint } from '@kinfold/contract/operator/member/get-member'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Services } from '../services.ts'
import { readMember } from './read-member.ts'

type Endpoint = typeof endpoint

export async function getMember(
  { db }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return (await readMember(db, params.id, caller)) ?? refuse('not_found')
}
