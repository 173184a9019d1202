import { findClosingObstacles } from '@kinfold/contract/closing/closing-obstacles'
import type { getClosing as endpoint } from '@kinfold/contract/closing/get-closing'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { readClosingFacts } from './read-closing-facts.ts'

type Endpoint = typeof endpoint

export async function getClosing(
  { db, config }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const facts = await readClosingFacts(db, caller.accountId)
  return { obstacles: findClosingObstacles(facts), kept_years: config.keepClosedYears }
}
