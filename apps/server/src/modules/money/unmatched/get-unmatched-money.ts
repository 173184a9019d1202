import type { getUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/get-unmatched-money'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { findUnmatched } from './read-unmatched-money.ts'

type Endpoint = typeof endpoint

export async function getUnmatchedMoney(
  { db }: Services,
  { params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return (await findUnmatched(db, params.id)) ?? refuse('not_found')
}
