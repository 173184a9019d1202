import type { getSummaryByPlan as endpoint } from '@kinfold/contract/portfolio/get-summary-by-plan'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { addUpPortfolios } from './add-up-portfolios.ts'
import { planOf } from './describe-portfolio.ts'
import { readPortfolios } from './read-portfolios.ts'

type Endpoint = typeof endpoint

export async function getSummaryByPlan(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
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
}
