import type { namePortfolio as endpoint } from '@kinfold/contract/portfolio/name-portfolio'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describePortfolio } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { portfolio } from './portfolio.tables.ts'

type Endpoint = typeof endpoint

export async function namePortfolio(
  { db }: Services,
  { caller, params: { id }, body: { name } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  await db.orm
    .update(portfolio)
    .set({ name: name === '' ? null : name })
    .where(and(eq(portfolio.id, id), eq(portfolio.memberId, caller.accountId)))
  const named = await findPortfolio(db, caller.accountId, id)
  return named === undefined ? refuse('not_found') : describePortfolio(named)
}
