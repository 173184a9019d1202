import type { listPortfolioMovements as endpoint } from '@kinfold/contract/portfolio/list-portfolio-movements'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { findPortfolio } from './find-portfolio.ts'
import { countPortfolioMovements, readPortfolioMovements } from './read-portfolio-movements.ts'

type Endpoint = typeof endpoint

export async function listPortfolioMovements(
  { db }: Services,
  { caller, params, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await findPortfolio(db, caller.accountId, params.id)
  if (found === undefined) return refuse('not_found')
  return readPage(query, {
    count: () => countPortfolioMovements(db, found),
    rows: window => readPortfolioMovements(db, found, window),
  })
}
