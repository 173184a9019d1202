import type { Currency } from '@kinfold/contract/money/currency'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { refuse } from '../../http/refusal.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { pageOfRows, rowsWanted } from '../../paging/page-of-rows.ts'
import type { Services } from '../../services.ts'
import { addUpPortfolios } from './add-up-portfolios.ts'
import { describePortfolio, planOf } from './describe-portfolio.ts'
import { readPortfolioMovements } from './read-portfolio-movements.ts'
import { countPortfolios, type PortfolioRow, readPortfolios } from './read-portfolios.ts'

export function portfolioRoutes({ db }: Services): readonly Route[] {
  const find = async (memberId: string, id: string): Promise<PortfolioRow | undefined> =>
    (await readPortfolios(db, memberId, { id }))[0]

  return [
    signedInRoute(listPortfolios, async ({ caller, query }) => {
      const rows = await readPortfolios(db, caller.accountId, query, rowsWanted(query))
      const count = await countPortfolios(db, caller.accountId, query)
      return pageOfRows(rows.map(describePortfolio), count, query)
    }),
    signedInRoute(getPortfolio, async ({ caller, params }) => {
      const found = await find(caller.accountId, params.id)
      return found === undefined ? refuse('not_found') : describePortfolio(found)
    }),
    signedInRoute(listPortfolioMovements, async ({ caller, params, query }) => {
      const found = await find(caller.accountId, params.id)
      if (found === undefined) return refuse('not_found')
      const { movements, count } = await readPortfolioMovements(db, found, rowsWanted(query))
      return pageOfRows(movements, count, query)
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
