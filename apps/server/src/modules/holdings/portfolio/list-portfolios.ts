import type { listPortfolios as endpoint } from '@kinfold/contract/portfolio/list-portfolios'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { describePortfolio } from './describe-portfolio.ts'
import { countPortfolios, readPortfolios } from './read-portfolios.ts'

type Endpoint = typeof endpoint

export function listPortfolios(
  { db }: Services,
  { caller, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return readPage(query, {
    count: () => countPortfolios(db, caller.accountId, query),
    rows: async window =>
      (await readPortfolios(db, caller.accountId, query, window)).map(describePortfolio),
  })
}
