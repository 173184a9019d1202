import type { getPortfolio as endpoint } from '@kinfold/contract/portfolio/get-portfolio'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describePortfolio } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'

type Endpoint = typeof endpoint

export async function getPortfolio(
  { db }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await findPortfolio(db, caller.accountId, params.id)
  return found === undefined ? refuse('not_found') : describePortfolio(found)
}
