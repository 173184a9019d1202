import type { Currency } from '@kinfold/contract/money/currency'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { readPage } from '../../paging/read-page.ts'
import type { Services } from '../services.ts'
import { addUpPortfolios } from './add-up-portfolios.ts'
import { describePortfolio, planOf } from './describe-portfolio.ts'
import { countPortfolioMovements, readPortfolioMovements } from './read-portfolio-movements.ts'
import { countPortfolios, type PortfolioRow, readPortfolios } from './read-portfolios.ts'

export function portfolioRoutes({ db }: Services): readonly Route[] {
  const find = async (memberId: string, id: string): Promise<PortfolioRow | undefined> =>
    (await readPortfolios(db, memberId, { id }))[0]

  return [
    signedInRoute(listPortfolios, ({ caller, query }) =>
      readPage(query, {
        count: () => countPortfolios(db, caller.accountId, query),
        rows: async window =>
          (await readPortfolios(db, caller.accountId, query, window)).map(describePortfolio),
      }),
    ),
    signedInRoute(getPortfolio, async ({ caller, params }) => {
      const found = await find(caller.accountId, params.id)
      return found === undefined ? refuse('not_found') : describePortfolio(found)
    }),
    signedInRoute(listPortfolioMovements, async ({ caller, params, query }) => {
      const found = await find(caller.accountId, params.id)
      if (found === undefined) return refuse('not_found')
      return readPage(query, {
        count: () => countPortfolioMovements(db, found),
        rows: window => readPortfolioMovements(db, found, window),
      })
    }),
    signedInRoute(getPortfolioSummary, async ({ caller }) => {
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
    }),
    signedInRoute(getSummaryByPlan, async ({ caller }) => {
      const all = await readPortfolios(db, caller.accountId)
      const byPlan = [...Map.groupBy(all, row => row.plan_id).values()]
      return {
        products: byPlan
          .flatMap(rows => {
            const [first] = rows
            return first === undefined
              ? []
              : [{ plan: planOf(first), totals: addUpPortfolios(first.currency, rows) }]
          })
          .sort((a, b) => a.plan.id - b.plan.id),
      }
    }),
  ]
}
