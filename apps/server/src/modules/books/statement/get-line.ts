import type { getStatementLine as endpoint } from '@kinfold/contract/operator/statement/get-statement-line'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { findLine } from './read-lines.ts'

type Endpoint = typeof endpoint

export async function getLine(
  { db }: Services,
  { params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return (await findLine(db, params.id)) ?? refuse('not_found')
}
