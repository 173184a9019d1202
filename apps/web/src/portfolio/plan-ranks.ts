import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { moneyOf } from './holding.ts'
import { mostShares } from './plan-shares.ts'

export type PlanTotals = { readonly plan: PlanReference; readonly totals: PortfolioTotals }

/** Where each plan of one currency that holds something stands among its shares: what its colour is. */
export function planRanks(plans: readonly PlanTotals[]): Map<PlanReference['id'], number> {
  const minorOf = ({ totals }: PlanTotals) => moneyOf(totals, totals.value).minor
  const largestFirst = plans
    .filter(each => minorOf(each) > 0n)
    .toSorted((a, b) => Number(minorOf(b) > minorOf(a)) - Number(minorOf(b) < minorOf(a)))
  return new Map(largestFirst.map(({ plan }, at) => [plan.id, Math.min(at, mostShares - 1)]))
}
