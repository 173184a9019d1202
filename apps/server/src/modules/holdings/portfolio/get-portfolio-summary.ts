import type { Currency } from '@kinfold/contract/money/currency'
import type { getPortfolioSummary as endpoint } from '@kinfold/contract/portfolio/get-portfolio-summary'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { addUpPortfolios } from './add-up-portfolios.ts'
import { readPortfolios } from './read-portfolios.ts'

type Endpoint = typeof endpoint

export async function getPortfolioSummary(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const all = await readPortfolios(db, caller.accountId)
  const totals = (currency: Currency) =>
    addUpPortfolios(
      currency,
      all.filter(row => row.currency === currency),
    )
  return {
    usd_portfolio: totals('USD'),
    ngn_portfolio: caller.currencies.includes('NGN') ? totals('NGN') : null,
  }
}
